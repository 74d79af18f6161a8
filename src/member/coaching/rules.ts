/** Who of the two wrote. */
export const COACH_CHAT_SIDES = ['member', 'coach'] as const;
export type CoachChatSide = (typeof COACH_CHAT_SIDES)[number];

export const COACH_PAGE_SIZE = 30;

/** How long a message waits unread before its reader is told by mail, once until it is read. */
export const COACH_MAIL_AFTER_MINUTES = 15;
/** What has waited longer, such as while the server was down, is told by no mail. */
export const COACH_MAIL_WITHIN_DAYS = 7;

export function otherSide(side: CoachChatSide): CoachChatSide {
  return side === 'member' ? 'coach' : 'member';
}
