import { capital } from '#lib/french-words.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailContent } from './mail-message.ts';
import type { MailScene } from './mail-scenes.ts';

/** Subject of mails that would reveal to people nearby that the member is dating: it shows on locked screens. */
export const NEWS_SUBJECT = `Du nouveau sur ${PRODUCT_NAME}`;

/** The text of a paragraph or a note, with bold parts and links. Data, not markup: typed text never becomes HTML. */
export type Words = string | (string | { bold: string } | { link: string; href: string })[];

/** A card of a list, on a tint: a moment with its calendar leaf, or a person with their initial. */
export type MailCard = {
  leaf?: { weekday: string; day: string; month: string };
  title: string;
  line?: string;
};

/** A text alone is a paragraph. An action leads to a path of our site. The first of the facts is their heading. */
export type Block =
  | Words
  | { note: Words }
  | { action: string; to: string }
  | { facts: string[] }
  | { cards: MailCard[] };

/** A mail as data, before it is rendered. No personal data in `subject` and `preview`: both show on locked screens. */
export type MailDraft = Pick<MailContent, 'subject' | 'replyTo' | 'headers' | 'attachments'> & {
  title?: string;
  /** Above the title; a letter unless told otherwise. */
  scene?: MailScene;
  /** First names of the two members who meet. Their initials stand before the scene, since no photo leaves the site. */
  portraits?: readonly [string, string];
  preview: string;
  reason: string;
  blocks: (Block | false)[];
};

export function paragraphs(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}

export function quoted(text: string): string {
  return `«\u202f${text}\u202f»`;
}

/** A moment, with a line for the person or the place. @param moment in words, which name its zone */
export function datedFacts(heading: string, moment: string, line: string): Block {
  return { facts: [heading, capital(moment), line] };
}
