import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailContent } from './mail-message.ts';

/** Drawings of `content/mails`, by the hand of the site: they travel with the mail, so that opening it asks nothing of us. */
export const MAIL_SCENES = ['letter', 'meeting', 'table', 'horizon', 'sunrise'] as const;
export type MailScene = (typeof MAIL_SCENES)[number];

const HOST = 'lueur';
const SOURCE = new RegExp(`cid:(\\w+)@${HOST}`, 'g');

export function sceneSource(scene: MailScene): string {
  return `cid:${scene}@${HOST}`;
}

/** The HTML of a mail with its scenes as this site serves them. @param pathOf where each is served */
export function withServedScenes(html: string, pathOf: (scene: string) => string): string {
  return html.replaceAll(SOURCE, (_, scene: string) => pathOf(scene));
}

/** As PNG: mailboxes show no SVG. */
export function readScene(scene: MailScene): Promise<Buffer<ArrayBuffer>> {
  return readFile(join('content', 'mails', `${scene}.png`));
}

export async function scenePicture(scene: MailScene): Promise<NonNullable<MailContent['pictures']>[number]> {
  const content = await readScene(scene);
  return { filename: `${scene}.png`, content, contentType: 'image/png', cid: `${scene}@${HOST}` };
}
