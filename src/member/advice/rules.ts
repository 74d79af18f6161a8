import { QUIZ_TOPICS, type Quiz, type QuizTopic } from '#member/answers/rules.ts';

/** A quiz score (1 to 10) from which advice is given (spec 1 §9). */
export const ADVICE_THRESHOLD = 4;

/** The workshop that goes with each topic of the quiz (spec 1 §9). */
export const WORKSHOP_OF_TOPIC = {
  past_breakups_score: 4,
  abandonment_fear_score: 2,
  self_confidence_score: 1,
  single_status_score: 3,
} as const satisfies Record<QuizTopic, number>;

/** The topics that call for advice, the highest score first, then in the order of the quiz. */
export function adviceTopics(quiz: Quiz): QuizTopic[] {
  return QUIZ_TOPICS.filter((topic) => quiz[topic] >= ADVICE_THRESHOLD).sort((a, b) => quiz[b] - quiz[a]);
}
