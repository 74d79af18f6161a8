/** « 3 messages non lus »: what a badge that shows only its number says. */
export function unreadSentence(count: number): string {
  return count === 1 ? '1 message non lu' : `${count} messages non lus`;
}
