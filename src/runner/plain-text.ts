/** The longest text from outside that is shown: an annotation holds 4,096 characters (the runner's documentation). */
export const MAX_LENGTH = 1000;

/** ANSI escape sequences: CSI and OSC forms, then any other two-character escape (ECMA-48, section 5). */
// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
export const ANSI = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[@-Z\\-_])/g;

/** Invisible characters, which reorder text or split words. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\uFFA0]+/gu;

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line without terminal escapes, invisible characters and workflow commands (`::name::` at its start, `##[name]` anywhere). */
export function plainText(text: string, maxLength: number = MAX_LENGTH): string {
  const visible = text.replace(ANSI, '').replace(INVISIBLE, '').replace(CONTROLS, ' ');
  const line = visible.replace(/ {2,}/g, ' ').trim().replace(/^::/, ': :').replaceAll('##[', '## [');
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
