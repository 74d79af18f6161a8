/** « 3 messages non lus »: the accessible name of a badge with a number. */
export function unreadSentence(count: number): string {
  return count === 1 ? '1 message non lu' : `${count} messages non lus`;
}

/** The text of a badge: two digits at most. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
