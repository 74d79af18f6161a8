import { openChannel } from '#browser/session/session-channel.ts';
import {
  ACTIVITIES,
  type Activity,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  type LoveProfile,
} from '#member/profile/rules.ts';

/** Questions of the love profile that the public test asks too; never the intimate ones. */
export const TEST_DIMENSIONS = ['liberty_score', 'communication_score', 'tenderness_score'] as const;

export interface TestAnswers {
  love: Pick<LoveProfile, (typeof TEST_DIMENSIONS)[number]>;
  activities: readonly Activity[];
}

const CHANNEL = 'lueur-love-test';
const ASK = 'ask';
const FORGET = 'forget';
/** A later reply might overwrite questions already being answered. */
const ANSWER_WITHIN_MS = 1000;

/**
 * In memory only, never in browser storage (D21). The mailed link opens another tab, which asks this one by
 * BroadcastChannel.
 */
let kept: TestAnswers | null = null;
let channel: BroadcastChannel | null = null;

/** Call it only after consent. */
export function storeAnswers(answers: TestAnswers): void {
  kept = answers;
  if (channel) return;
  channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }) => {
    if (data === ASK && kept) channel?.postMessage(kept);
    if (data === FORGET) drop();
  });
}

function drop(): void {
  kept = null;
  channel?.close();
  channel = null;
}

export function forgetKeptAnswers(): void {
  drop();
  const others = openChannel(CHANNEL);
  others?.postMessage(FORGET);
  others?.close();
}

export function readKeptAnswers(): TestAnswers | null {
  return kept;
}

/** @returns a function that stops waiting */
export function askForKeptAnswers(onAnswers: (answers: TestAnswers) => void): () => void {
  const others = openChannel(CHANNEL);
  if (!others) return () => undefined;
  const timer = setTimeout(() => others.close(), ANSWER_WITHIN_MS);
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answers = testAnswers(data);
    if (answers) onAnswers(answers);
  });
  others.postMessage(ASK);
  return () => {
    clearTimeout(timer);
    others.close();
  };
}

function testAnswers(data: unknown): TestAnswers | null {
  if (typeof data !== 'object' || data === null || !('love' in data) || !('activities' in data)) return null;
  const { love, activities } = data;
  const complete = typeof love === 'object' && love !== null ? completeLove(love) : null;
  if (!complete || !Array.isArray(activities)) return null;
  return { love: complete, activities: ACTIVITIES.filter((activity) => activities.includes(activity)) };
}

function completeLove(
  scores: { [dimension in keyof TestAnswers['love']]?: unknown },
): TestAnswers['love'] | null {
  const { liberty_score, communication_score, tenderness_score } = scores;
  if (!isScore(liberty_score) || !isScore(communication_score) || !isScore(tenderness_score)) return null;
  return { liberty_score, communication_score, tenderness_score };
}

function isScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= LOVE_SCORE_MIN && Number(value) <= LOVE_SCORE_MAX;
}
