import { DAY_MS } from '#lib/durations.ts';
import type { Gravity } from '#mechanisms/decisions/rules.ts';

/** The warm words that one may choose about the person one has met. */
export const MEETING_QUALITIES = [
  'Écoute',
  'Bienveillance',
  'Authenticité',
  'Ponctualité',
  'Humour',
  'Ressemble à son profil',
] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** Messages exchanged, greeting left out, from which a meeting may be told. */
export const MESSAGES_BEFORE_MEETING = 10;
/** Feedback is seen once both have written, or after so many days. */
export const FEEDBACK_SHOWN_AFTER_DAYS = 7;
/** How long the first page asks how a date went. */
export const ASKED_FOR_DAYS = 7;
export const FEEDBACK_SENTENCE_MAX_LENGTH = 300;
export const TEAM_NOTE_MAX_LENGTH = 500;

/**
 * Whether two people know each other enough for a meeting to be told: ten messages, and both have written; or a date that
 * they had agreed on has passed. What one has told, the other may confirm, however little they wrote.
 */
export function canTellMeeting(exchange: {
  /** Messages of both, greeting left out; counted up to `MESSAGES_BEFORE_MEETING`. */
  messages: number;
  bothWrote: boolean;
  toldByOther: boolean;
  /** The morning after a date of theirs has come. */
  hadDate: boolean;
}): 'ok' | 'too-early' {
  const { messages, bothWrote, toldByOther, hadDate } = exchange;
  return toldByOther || hadDate || (bothWrote && messages >= MESSAGES_BEFORE_MEETING) ? 'ok' : 'too-early';
}

/** A word for the team may tell of anything; a wish not to meet again tells of nothing more. */
export function gravityOfNote(note: string): Gravity {
  return note === '' ? 1 : 3;
}

/** Words for the other person. What is told to the team alone opens nothing. */
export interface Words {
  qualities: readonly string[];
  sentence: string;
}

/** Whether anything was written to the other person at all. */
export function hasWords({ qualities, sentence }: Words): boolean {
  return qualities.length > 0 || sentence !== '';
}

/**
 * Whether someone may read what was written about them: once both have written, or seven days later. From then on its
 * author changes it no more.
 * @param answer what the one whom it is about wrote in return, if anything
 */
export function isShown(
  feedback: Words & { writtenAt: Date },
  answer: Words | undefined,
  now: Date,
): boolean {
  if (!hasWords(feedback)) return false;
  if (answer && hasWords(answer)) return true;
  return now.getTime() >= feedback.writtenAt.getTime() + FEEDBACK_SHOWN_AFTER_DAYS * DAY_MS;
}

const WORDS = 'words:';
/** How the team’s decisions name the words of a member about another one. */
export const wordsContent = (about: string) => `${WORDS}${about}`;

/** Whom the words are about that a content names; nothing for another content. */
export function aboutOf(content: string): string | undefined {
  return content.startsWith(WORDS) ? content.slice(WORDS.length) : undefined;
}
