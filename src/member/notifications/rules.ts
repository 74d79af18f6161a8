/** How long a message waits unread before its receiver, when away, is told by push, then by mail. */
export const PUSH_AFTER_MINUTES = 1;
export const MAIL_AFTER_MINUTES = 15;
/** What has waited longer, such as while the server was down for a week, is told by no mail. */
export const MAIL_WITHIN_DAYS = 7;
/** A push that is later than this says nothing new: the mail has taken over. */
export const PUSH_WITHIN_MINUTES = 60;
/** Browsers of one member that are told; the oldest gives way. */
export const PUSH_BROWSERS_MAX = 10;
