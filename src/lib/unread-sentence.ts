/** Returns « 3 messages non lus »: the accessible name of a badge. */
export function unreadSentence(count: number): string {
  return count === 1 ? '1 message non lu' : `${count} messages non lus`;
}

/** Returns the text of a badge: at most two digits. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
