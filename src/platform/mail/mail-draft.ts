import { capital } from '#lib/capital.ts';
import { frenchMoment } from '#lib/french-date.ts';
import type { MailContent } from './mail-message.ts';

/** What a paragraph or a note says, some of it bold or a link. Data, not markup: nothing that a person typed becomes HTML. */
export type Words = string | (string | { bold: string } | { link: string; href: string })[];

/** Words alone are a paragraph. An action leads to a path of our site. The first of the facts is their heading. */
export type Block = Words | { note: Words } | { action: string; to: string } | { facts: string[] };

/** A mail as data, before it is rendered. No personal data in `subject`: it shows on locked screens and in logs. */
export type MailDraft = Pick<MailContent, 'subject' | 'replyTo' | 'headers' | 'attachments'> & {
  /** The subject, unless it says more. */
  title?: string;
  /** The line that mailboxes show after the subject. */
  preview: string;
  /** Why this person receives this mail. */
  reason: string;
  /** Empty and `false` blocks are left out. */
  blocks: (Block | false)[];
};

/** What a person wrote, as they parted it. */
export function paragraphs(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}

export function quoted(text: string): string {
  return `«\u202f${text}\u202f»`;
}

/** What is fixed, when in Paris, and with whom or where. @param at ISO instant */
export function datedFacts(heading: string, at: string, line: string): Block {
  return { facts: [heading, `${capital(frenchMoment(new Date(at)))} (heure de Paris)`, line] };
}
