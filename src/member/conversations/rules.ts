import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import type { Gender } from '#lib/gender.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import type { Closure } from '#member/matching/rules.ts';
import { ACTIVITY_NOUNS, inOneList } from '#member/matching/texts.ts';
import type { Activity, Prompt } from '#member/profile/rules.ts';
import { ANY_IDEAS, FAREWELLS, PROMPT_QUESTIONS, photoQuestion, QUESTIONS } from './texts.ts';

export const THREAD_PAGE_SIZE = 50;

/** Minimum interval between typing events of a browser; the server forwards no more. */
export const TYPING_EVERY_MS = 2000;

/** Profile data for the greeting: only what both profiles show. */
export interface Introduced {
  first_name: string;
  gender: Gender;
}

const TOLD_IN_COMMON = 2;

/** Returns the automatic greeting (D10), in Lueur’s voice to both (D34), from what both profiles show. */
export function greeting(sender: Introduced, receiver: Introduced, shared: readonly Activity[]): string {
  const loved = shared.slice(0, TOLD_IN_COMMON).flatMap((activity) => ACTIVITY_NOUNS[activity]);
  const women = sender.gender === 'femme' && receiver.gender === 'femme';
  const common = loved.length ? ` Vous aimez ${women ? 'toutes' : 'tous'} les deux ${inOneList(loved)}.` : '';
  return `${sender.first_name} a ouvert cette conversation avec ${receiver.first_name}.${common}`;
}

const IDEAS = 3;
/** The last of the three ideas suits any profile. */
const IDEAS_ABOUT_THEM = 2;

/** Profile data that ideas for first words can use. */
export interface Told {
  prompts: readonly Prompt[];
  /** Photo captions; empty strings for photos without one. */
  captions: readonly string[];
  activities: readonly Activity[];
}

/** Returns three ideas for first words (D10), from a phrase, a photo and the activities of the other profile. */
export function firstWords({ prompts, captions, activities }: Told): string[] {
  const about = [
    ...prompts.slice(0, 1).map((prompt) => PROMPT_QUESTIONS[prompt]),
    ...captions.filter(Boolean).slice(0, 1).map(photoQuestion),
    ...activities.map((activity) => QUESTIONS[activity]),
  ].slice(0, IDEAS_ABOUT_THEM);
  return [...about, ...ANY_IDEAS.slice(about.length - IDEAS)];
}

/** Longer questions are not quoted: they would fill the screen. */
const QUOTED_MAX_LENGTH = 160;

/** A point or a question mark inside an address ends no sentence. */
const SENTENCE_END = /[!…\n]|\.(?=\s|$)|(?<!\?)\?+(?![?\p{L}\d/=])/gu;

/** Returns the last question of a message with one question mark, or undefined. */
export function lastQuestion(content: string): string | undefined {
  const ends = [...content.matchAll(SENTENCE_END)];
  const asked = ends.findLastIndex(([mark]) => mark.startsWith('?'));
  const [end, before] = [ends[asked], ends[asked - 1]];
  if (!end) return undefined;
  const question = content.slice(before ? before.index + before[0].length : 0, end.index + 1).trim();
  return question.length > 1 && question.length <= QUOTED_MAX_LENGTH ? question : undefined;
}

export type Turn = 'write-first' | 'answer' | 'wait' | 'wait-for-date' | 'agreed';
export const isMyTurn = (turn: Turn) => turn === 'write-first' || turn === 'answer';

const PLAN_TURNS = { waiting: 'wait-for-date', 'to-answer': 'answer', agreed: 'agreed' } as const;

type LastMessage = { mine: boolean; automatic: boolean; createdAt: string };

/**
 * Returns whose turn it is: the other of the two wrote, or proposed a date, last. The automatic greeting is a message of
 * neither: both can write first. Once a date is agreed, messages from before it need no answer.
 * @param last null before the first message
 * @param plan of the two, if any
 */
export function turnOf(last: LastMessage | null, plan?: Pick<Encounter, 'status' | 'changedAt'>): Turn {
  if (!last || last.automatic) return 'write-first';
  if (plan && plan.changedAt >= last.createdAt) return PLAN_TURNS[plan.status];
  return last.mine ? 'wait' : 'answer';
}

/** The farewells that close a conversation gently (D28). */
export const FAREWELL_NAMES = ['no-spark', 'clear-answer', 'other-paths', 'no-answer'] as const;
export type Farewell = (typeof FAREWELL_NAMES)[number];

/**
 * Returns the farewells to choose from.
 * @param unanswered whether the member has written and never received an answer
 */
export function farewellsFor(unanswered: boolean): readonly [Farewell, ...Farewell[]] {
  return unanswered ? ['no-answer', 'other-paths'] : ['no-spark', 'clear-answer', 'other-paths'];
}

type Said = { mine: boolean; automatic: boolean; createdAt: string };

/** A call is suggested on the third day of writing, and not again. */
const VOICE_FROM_MS = 2 * DAY_MS;
const VOICE_UNTIL_MS = 3 * DAY_MS;

/**
 * Returns whether to suggest ten minutes of voice: both had written two days ago, and both have written again since.
 * @param messages from the first one, oldest first
 */
export function suggestsVoice(messages: readonly Said[], now: Date): boolean {
  const sides = [true, false].map((mine) => messages.filter((one) => one.mine === mine && !one.automatic));
  if (sides.some(({ length }) => length < 2)) return false;
  const answeredAt = Math.max(...sides.map(([first]) => Date.parse(first?.createdAt ?? '')));
  const since = now.getTime() - answeredAt;
  return since >= VOICE_FROM_MS && since < VOICE_UNTIL_MS;
}

/** After this long without a first answer, both are offered a way out. */
const SILENCE_MS = 5 * DAY_MS;

/**
 * Returns who wrote the first words that have had no answer for five days.
 * @param messages the whole conversation, oldest first
 */
export function silenceOf(messages: readonly Said[], now: Date): 'mine' | 'theirs' | undefined {
  const words = messages.filter(({ automatic }) => !automatic);
  const [first] = words;
  if (!first || words.some(({ mine }) => mine !== first.mine)) return undefined;
  if (now.getTime() - Date.parse(first.createdAt) < SILENCE_MS) return undefined;
  return first.mine ? 'mine' : 'theirs';
}

/** @param to first name of the declined member */
export function farewellSentence(farewell: Farewell, to: string): string {
  return `${to}, ${FAREWELLS[farewell]}`;
}

/** Returns whether a member can decline: once per conversation, from either side. */
export function canDecline(closure: Closure | null): 'ok' | 'done' | 'closed' {
  if (closure === null) return 'ok';
  return closure === 'by-me' ? 'done' : 'closed';
}

/** Returns whether a member can write: while the conversation is open; a declined member can answer once. */
export function canWrite(closure: Closure | null): 'ok' | 'once' | 'closed' {
  if (closure === null) return 'ok';
  return closure === 'by-them' ? 'once' : 'closed';
}

export const CALL_MINUTES = 10;
const PROPOSAL_HOURS = 24;
const OPEN_HOURS = 2;
/** Retention of rows after the proposal: by then the call is over in any case. */
export const CALL_KEPT_HOURS = PROPOSAL_HOURS + OPEN_HOURS + 1;

export type CallTimes = {
  proposedAt: Date;
  acceptedAt: Date | null;
  /** When the two first connected; the ten minutes start then. */
  startedAt: Date | null;
};

/** `proposed`: unanswered. `open`: both may join. `over`: treated as no call. */
export type CallPhase = 'proposed' | 'open' | 'over';

/**
 * Returns the phase of a call: unanswered proposals expire, accepted calls close after a while or after ten minutes.
 */
export function callPhase({ proposedAt, acceptedAt, startedAt }: CallTimes, now: Date): CallPhase {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (startedAt) return age(startedAt) < CALL_MINUTES * MINUTE_MS ? 'open' : 'over';
  if (acceptedAt) return age(acceptedAt) < OPEN_HOURS * HOUR_MS ? 'open' : 'over';
  return age(proposedAt) < PROPOSAL_HOURS * HOUR_MS ? 'proposed' : 'over';
}

/** Returns the whole seconds left, or null before the start. */
export function secondsLeft(startedAt: Date | null, now: Date): number | null {
  if (!startedAt) return null;
  const left = startedAt.getTime() + CALL_MINUTES * MINUTE_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
