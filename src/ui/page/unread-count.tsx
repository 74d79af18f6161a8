import { unreadSentence } from '#lib/unread-sentence.ts';
import { CountBadge } from '../badge.tsx';

/** How many messages wait, beside the name of a link to them. */
export function UnreadCount({ unread, className }: { unread: number; className?: string }) {
  if (unread === 0) return null;
  return <CountBadge className={className ?? ''} count={unread} label={` (${unreadSentence(unread)})`} />;
}
