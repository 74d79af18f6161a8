import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailContent } from './mail-message.ts';

/**
 * Drawings of `content/mails`, in the style of the site. They are attached to the mail, so that opening it sends us no
 * request.
 */
export const MAIL_SCENES = ['letter', 'meeting', 'table', 'horizon', 'sunrise'] as const;
export type MailScene = (typeof MAIL_SCENES)[number];

const HOST = 'lueur';

export function sceneSource(scene: MailScene): string {
  return `cid:${scene}@${HOST}`;
}

/** The HTML of a mail for a browser, which knows no `cid:`. */
export async function withScenesInside(html: string): Promise<string> {
  const shown = MAIL_SCENES.filter((scene) => html.includes(sceneSource(scene)));
  const pictures = await Promise.all(shown.map(readScene));
  return shown.reduce(
    (text, scene, at) =>
      text.replaceAll(sceneSource(scene), `data:image/png;base64,${pictures[at]?.toString('base64')}`),
    html,
  );
}

/** As PNG: mailboxes show no SVG. */
function readScene(scene: MailScene): Promise<Buffer> {
  return readFile(join('content', 'mails', `${scene}.png`));
}

export async function scenePicture(scene: MailScene): Promise<NonNullable<MailContent['pictures']>[number]> {
  const content = await readScene(scene);
  return { filename: `${scene}.png`, content, contentType: 'image/png', cid: `${scene}@${HOST}` };
}
