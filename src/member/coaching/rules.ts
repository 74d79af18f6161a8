import { QUIZ_TOPICS, type Quiz, type QuizTopic } from '#member/profile/rules.ts';

/** Author of a message. */
export const COACH_CHAT_SIDES = ['member', 'coach'] as const;
export type CoachChatSide = (typeof COACH_CHAT_SIDES)[number];

export const COACH_PAGE_SIZE = 30;

/** Minutes until a mail tells the reader about unread messages, once until they are read. */
export const COACH_MAIL_AFTER_MINUTES = 15;
/** Older unread messages, such as after a long outage, trigger no mail. */
export const COACH_MAIL_WITHIN_DAYS = 7;

/** Returns the other side of a coach conversation. */
export function otherSide(side: CoachChatSide): CoachChatSide {
  return side === 'member' ? 'coach' : 'member';
}

/** Answers that a member may share with their coach for a limited time. */
export const SHARED_KINDS = ['quiz', 'love-profile'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const SHARE_DAYS = [7, 14, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Minimum quiz score (1 to 10) for advice (spec 1 §9). */
export const ADVICE_THRESHOLD = 4;

/** Workshop for each quiz topic (spec 1 §9). */
export const WORKSHOP_OF_TOPIC = {
  past_breakups_score: 4,
  abandonment_fear_score: 2,
  self_confidence_score: 1,
  single_status_score: 3,
} as const satisfies Record<QuizTopic, number>;

/** Returns the topics with advice, highest score first, then in quiz order. */
export function adviceTopics(quiz: Quiz): QuizTopic[] {
  return QUIZ_TOPICS.filter((topic) => quiz[topic] >= ADVICE_THRESHOLD).sort((a, b) => quiz[b] - quiz[a]);
}

const OFTEN_FROM = 7;
const VERY_OFTEN_FROM = 9;

/** Returns which of three opening lines suits a score: now and then, often, very often. */
export function leadOf(score: number): 0 | 1 | 2 {
  if (score >= VERY_OFTEN_FROM) return 2;
  return score >= OFTEN_FROM ? 1 : 0;
}

/** An event that tells the member’s browser to refetch the coach thread. */
export const COACH_CHANGED = { kind: 'coach-changed' } as const;
