import { capital } from '#lib/capital.ts';
import type { MailContent } from './mail-message.ts';

/** The text of a paragraph or a note, with bold parts and links. Data, not markup: typed text never becomes HTML. */
export type Words = string | (string | { bold: string } | { link: string; href: string })[];

/** Words alone are a paragraph. An action leads to a path of our site. The first of the facts is their heading. */
export type Block = Words | { note: Words } | { action: string; to: string } | { facts: string[] };

/** A mail as data, before it is rendered. No personal data in `subject`: it shows on locked screens and in logs. */
export type MailDraft = Pick<MailContent, 'subject' | 'replyTo' | 'headers' | 'attachments'> & {
  title?: string;
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
