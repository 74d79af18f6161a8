import { QUIZ_TOPICS, type Quiz, type QuizTopic } from '#member/answers/rules.ts';

/** Minimum quiz score (1 to 10) for advice (spec 1 §9). */
export const ADVICE_THRESHOLD = 4;

/** Workshop for each quiz topic (spec 1 §9). */
export const WORKSHOP_OF_TOPIC = {
  past_breakups_score: 4,
  abandonment_fear_score: 2,
  self_confidence_score: 1,
  single_status_score: 3,
} as const satisfies Record<QuizTopic, number>;

/** Topics with advice, highest score first, then in quiz order. */
export function adviceTopics(quiz: Quiz): QuizTopic[] {
  return QUIZ_TOPICS.filter((topic) => quiz[topic] >= ADVICE_THRESHOLD).sort((a, b) => quiz[b] - quiz[a]);
}

const OFTEN_FROM = 7;
const VERY_OFTEN_FROM = 9;

/** Which of three first lines suits an answer: now and then, often, very often. */
export function leadOf(score: number): 0 | 1 | 2 {
  if (score >= VERY_OFTEN_FROM) return 2;
  return score >= OFTEN_FROM ? 1 : 0;
}
