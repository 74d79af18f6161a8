import type { Gender } from '#lib/gender.ts';
import type { Activity } from '#member/answers/rules.ts';
import type { Closure } from '#member/matching/rules.ts';
import { ACTIVITY_NOUNS, inOneList } from '#member/matching/texts.ts';
import { ANY_IDEAS, FAREWELLS, QUESTIONS } from './texts.ts';

export const THREAD_PAGE_SIZE = 50;

/** How often a browser says at most that its member is writing; the server forwards no more. */
export const TYPING_EVERY_MS = 2000;

/** What the automatic first words are made from: only what both profiles show. */
export interface Introduced {
  first_name: string;
  gender: Gender;
}

const TOLD_IN_COMMON = 2;

/** The automatic first words (D10), as Lueur says them to both (D34), written from what both profiles show. */
export function greeting(sender: Introduced, receiver: Introduced, shared: readonly Activity[]): string {
  const loved = shared.slice(0, TOLD_IN_COMMON).flatMap((activity) => ACTIVITY_NOUNS[activity]);
  const women = sender.gender === 'femme' && receiver.gender === 'femme';
  const common = loved.length ? ` Vous aimez ${women ? 'toutes' : 'tous'} les deux ${inOneList(loved)}.` : '';
  return `${sender.first_name} a ouvert cette conversation avec ${receiver.first_name}.${common}`;
}

const IDEAS = 3;
/** The last idea is the one that fits anybody. */
const IDEAS_ABOUT_ACTIVITIES = 2;

/** Three ideas for the first words of one's own (D10), from what the other person chose to share. */
export function firstWords(theirs: readonly Activity[]): string[] {
  const about = theirs.slice(0, IDEAS_ABOUT_ACTIVITIES).map((activity) => QUESTIONS[activity]);
  return [...about, ...ANY_IDEAS.slice(about.length - IDEAS)];
}

/** Who acts next: whoever did not write last. The automatic greeting is nobody's own words. */
export type Turn = 'write-first' | 'answer' | 'wait';

/** @param last the last message; nothing when none was ever written */
export function turnOf(last: { mine: boolean; automatic: boolean } | null): Turn {
  if (!last || (last.automatic && last.mine)) return 'write-first';
  return last.mine ? 'wait' : 'answer';
}

/** The gentle sentences with which one may leave a conversation (D28). */
export const FAREWELL_NAMES = ['no-spark', 'clear-answer', 'other-paths'] as const;
export type Farewell = (typeof FAREWELL_NAMES)[number];

/** @param to first name of whoever is told no */
export function farewellSentence(farewell: Farewell, to: string): string {
  return `${to}, ${FAREWELLS[farewell]}`;
}

/** Whether one may still say no: once for both, whoever says it. */
export function canDecline(closure: Closure | null): 'ok' | 'done' | 'closed' {
  if (closure === null) return 'ok';
  return closure === 'by-me' ? 'done' : 'closed';
}

/** Whether one may write: as long as nobody has said no; whoever was told no answers once. */
export function canWrite(closure: Closure | null): 'ok' | 'once' | 'closed' {
  if (closure === null) return 'ok';
  return closure === 'by-them' ? 'once' : 'closed';
}
