/** « 3 messages non lus »: what a badge that shows only its number says. */
export function unreadSentence(count: number): string {
  return count === 1 ? '1 message non lu' : `${count} messages non lus`;
}

/** What a badge shows of a number: two digits at most. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
