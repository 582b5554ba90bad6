// Markdown sources of a small documentation, the same in every run: four sections, code, lists, tables, links and images.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { randomNumbers } from './seeded-edits.ts';

const SECTIONS = ['guide', 'reference', 'howto', 'concepts'] as const;

const WORDS =
  `access account action address agent alert archive argument attribute backup branch browser buffer bundle cache certificate
change channel check client cluster command commit compare config connection container content context cookie copy cursor data database
deadline default delete deploy detail device digest directory disk document domain download driver editor element encoding endpoint entry
environment error event example export extension factor failure feature field file filter flag folder format function gateway graph group
handler hash header history host identity image import index input instance integer interface interval issue item job key label language
latency layer layout level library license limit link list load lock log machine manifest memory message method migration mirror mode model
module monitor name namespace network node note number object offset operator option origin output owner package page parameter parser patch
path pattern payload period permission pipeline plan platform plugin pointer policy pool port prefix priority process profile project property
protocol provider proxy query queue quota range record recovery redirect reference region registry release remote replica report repository
request resource response result retry review role root route rule runtime sample schedule schema scope script search secret section segment
server service session setting shard signal size snapshot socket source stage state status storage stream string summary support switch symbol
sync system table tag target task team template tenant test text thread token tool topic trace traffic trigger type unit update upload user
value variable vector version view volume warning window worker zone`.split(/\s+/);

type Random = () => number;

function pick(random: Random): string {
  return WORDS[Math.floor(random() * WORDS.length)] ?? '';
}

function sentence(random: Random): string {
  const words = Array.from({ length: 8 + Math.floor(random() * 12) }, () => pick(random)).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function paragraph(random: Random): string {
  return Array.from({ length: 2 + Math.floor(random() * 4) }, () => sentence(random)).join(' ');
}

function pathOf(index: number): string {
  return `${SECTIONS[index % SECTIONS.length] ?? 'guide'}/page-${index}`;
}

function extra(index: number, pages: number, random: Random): string {
  const target = Math.floor(random() * pages);
  const kinds = [
    `\`\`\`js\nconst ${pick(random)} = ${Math.floor(random() * 999)};\n\`\`\``,
    [1, 2, 3].map(() => `- ${sentence(random)}`).join('\n'),
    `| Name | Value |\n| --- | --- |\n| ${pick(random)} | ${pick(random)} |`,
    `See [page ${target}](../${pathOf(target)}.md) for more.`,
    `![Picture](../images/picture-${index % 4}.png)`,
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? '';
}

function markdown(index: number, pages: number): string {
  const random = randomNumbers(index + 1);
  const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, part) =>
    [`## ${pick(random)} ${pick(random)} ${part}`, paragraph(random), extra(index, pages, random)].join('\n\n'),
  );
  return `${[`# ${pick(random)} ${pick(random)} ${index}`, paragraph(random), ...parts].join('\n\n')}\n`;
}

/** A small PNG of one colour. */
function picture(shade: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(64 * 65, shade);
  for (let row = 0; row < 64; row += 1) rows[row * 65] = 0;
  const pixels = deflateSync(rows, { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Writes the sources into a folder; returns the pages' paths without `.md`. */
export function writeSources(folder: string, pages = 60): string[] {
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const paths = Array.from({ length: pages }, (_, index) => pathOf(index));
  paths.forEach((path, index) => {
    write(`${path}.md`, markdown(index, pages));
  });
  for (const shade of [0, 1, 2, 3]) write(`images/picture-${shade}.png`, picture(shade * 60));
  write(
    'index.md',
    `# Home\n\n${paragraph(randomNumbers(99))}\n\n${paths
      .slice(0, 8)
      .map((path) => `- [${path}](${path}.md)`)
      .join('\n')}\n`,
  );
  return paths;
}
