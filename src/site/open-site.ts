import { ActionError } from '../errors.ts';
import { isPage, listSite, SiteFolderError, type SiteFolder } from './folder.ts';

/** An error about a site's files as one for users. `what` is the subject of a sentence. */
export function siteError(error: unknown, what: string): unknown {
  if (!(error instanceof SiteFolderError)) return error;
  return new ActionError('site-unusable', `${what} cannot be used: ${error.message}`, {
    hint: 'Check that an earlier step wrote the site there. The path is relative to the workspace, or absolute.',
    cause: error,
  });
}

/** Lists the folder that an input names. Throws `site-unusable` if it cannot be read or has no page. */
export async function openSite(input: string, path: string): Promise<SiteFolder> {
  const folder = await listSite(path).catch((error: unknown) => {
    throw siteError(error, `The folder in \`${input}\``);
  });
  if (folder.files.some((file) => isPage(file.path))) return folder;
  throw new ActionError('site-unusable', `The folder in \`${input}\` has no HTML file.`, {
    hint: 'Pass the folder with the built site, not the folder with its sources.',
  });
}
