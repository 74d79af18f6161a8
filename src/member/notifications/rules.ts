/** Delays before an absent member is notified of an unread message. */
export const PUSH_AFTER_MINUTES = 1;
export const MAIL_AFTER_MINUTES = 15;
/** Older messages trigger no mail, as after a week-long outage. */
export const MAIL_WITHIN_DAYS = 7;
/** A later push is pointless: the mail has taken over. */
export const PUSH_WITHIN_MINUTES = 60;
/** Browsers per member; the oldest is dropped. */
export const PUSH_BROWSERS_MAX = 10;
