import { DAY_MS } from '#lib/durations.ts';
import type { Gravity } from '#mechanisms/decisions/rules.ts';

export const MEETING_QUALITIES = [
  'Écoute',
  'Bienveillance',
  'Authenticité',
  'Ponctualité',
  'Humour',
  'Ressemble à son profil',
] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** Minimum of messages, without the greeting, before a meeting can be declared. */
export const MESSAGES_BEFORE_MEETING = 10;
/** Feedback is visible once both have written, or after this delay. */
export const FEEDBACK_SHOWN_AFTER_DAYS = 7;
export const ASKED_FOR_DAYS = 7;
/** Openings of sentences for the other member. They only lead to kind words; anything else goes to the team. */
export const KIND_OPENINGS = {
  thanks: 'Merci pour',
  liked: 'J’ai beaucoup aimé',
  laughed: 'Vous m’avez fait rire avec',
  moment: 'Mon moment préféré\u202f:',
  good: 'Ce qui fait du bien chez vous\u202f:',
  wish: 'Je vous souhaite',
} as const;
export const KIND_OPENING_KEYS = Object.keys(KIND_OPENINGS) as (keyof typeof KIND_OPENINGS)[];
export type KindOpening = keyof typeof KIND_OPENINGS;
/** Maximum length of the half that follows an opening. */
export const HALF_SENTENCE_MAX_LENGTH = 120;
export const TEAM_NOTE_MAX_LENGTH = 500;

/**
 * Returns whether a meeting can be declared: after ten messages with both writing, after an agreed date, or once the
 * other has declared it.
 */
export function canTellMeeting(exchange: {
  /** Messages of both members, without the greeting, counted up to `MESSAGES_BEFORE_MEETING`. */
  messages: number;
  bothWrote: boolean;
  toldByOther: boolean;
  /** Whether an agreed date of the two took place before this morning. */
  hadDate: boolean;
}): 'ok' | 'too-early' {
  const { messages, bothWrote, toldByOther, hadDate } = exchange;
  return toldByOther || hadDate || (bothWrote && messages >= MESSAGES_BEFORE_MEETING) ? 'ok' : 'too-early';
}

/** Returns the gravity of a note. A note may report anything; `not_again` alone reports no incident. */
export function gravityOfNote(note: string): Gravity {
  return note === '' ? 1 : 3;
}

export interface MeetingWords {
  qualities: readonly string[];
  sentence: string;
}

/** Returns whether feedback contains words for the other. */
export function hasWords({ qualities, sentence }: MeetingWords): boolean {
  return qualities.length > 0 || sentence !== '';
}

/**
 * Returns whether the other can read the feedback: once both have written, or after seven days. Then it can no longer
 * be edited.
 * @param answer feedback in return, if any
 */
export function isShown(
  feedback: MeetingWords & { writtenAt: Date },
  answer: MeetingWords | undefined,
  now: Date,
): boolean {
  if (!hasWords(feedback)) return false;
  if (answer && hasWords(answer)) return true;
  return now.getTime() >= feedback.writtenAt.getTime() + FEEDBACK_SHOWN_AFTER_DAYS * DAY_MS;
}

/** Returns whether words complete the opening without starting a new sentence, as « rien. Quel ennui » would. */
export function isHalfSentence(half: string): boolean {
  return !/[!?…;]\s*\p{L}|\n[^\S\n]*\p{L}|\.(?:\s+\p{L}|\p{Lu})/u.test(half);
}

/** Returns the full sentence that the other reads. */
export function kindSentence(opening: KindOpening | null, half: string): string {
  return opening === null ? '' : `${KIND_OPENINGS[opening]} ${half}`;
}

/** Splits a stored sentence into opening and half, for editing. */
export function partsOf(sentence: string): { opening: KindOpening | null; half: string } {
  const opening = KIND_OPENING_KEYS.find((key) => sentence.startsWith(`${KIND_OPENINGS[key]} `));
  return opening
    ? { opening, half: sentence.slice(KIND_OPENINGS[opening].length + 1) }
    : { opening: null, half: '' };
}

const WORDS = 'words:';
/** Content id of a member’s words about another, in moderation decisions. */
export const wordsContent = (about: string) => `${WORDS}${about}`;

/** Inverse of `wordsContent`; undefined for other content. */
export function aboutOf(content: string): string | undefined {
  return content.startsWith(WORDS) ? content.slice(WORDS.length) : undefined;
}
