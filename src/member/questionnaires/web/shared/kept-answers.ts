import {
  ACTIVITIES,
  type Activity,
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
  type Quiz,
} from '#member/answers/rules.ts';

export interface TestAnswers {
  quiz: Quiz;
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

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Call it only after consent. */
export function keepAnswers(answers: TestAnswers): void {
  kept = answers;
  if (channel) return;
  channel = openChannel();
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
  const others = openChannel();
  others?.postMessage(FORGET);
  others?.close();
}

export function readKeptAnswers(): TestAnswers | null {
  return kept;
}

/** @returns a function that stops waiting */
export function askForKeptAnswers(onAnswers: (answers: TestAnswers) => void): () => void {
  const others = openChannel();
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
  if (typeof data !== 'object' || data === null || !('quiz' in data) || !('activities' in data)) return null;
  const { quiz, activities } = data;
  const complete = typeof quiz === 'object' && quiz !== null ? completeQuiz(quiz) : null;
  if (!complete || !Array.isArray(activities)) return null;
  return { quiz: complete, activities: ACTIVITIES.filter((activity) => activities.includes(activity)) };
}

/** @returns null unless all four answers are within the scale */
export function completeQuiz(scores: { [topic in keyof Quiz]?: unknown }): Quiz | null {
  const { past_breakups_score, abandonment_fear_score, self_confidence_score, single_status_score } = scores;
  if (
    !isScore(past_breakups_score) ||
    !isScore(abandonment_fear_score) ||
    !isScore(self_confidence_score) ||
    !isScore(single_status_score)
  ) {
    return null;
  }
  return { past_breakups_score, abandonment_fear_score, self_confidence_score, single_status_score };
}

function isScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= QUIZ_SCORE_MIN && Number(value) <= QUIZ_SCORE_MAX;
}
