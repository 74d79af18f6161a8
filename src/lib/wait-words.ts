const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says when to retry, rounded up: « dans quelques minutes », « dans une heure », « demain ». */
export function waitWords(seconds: number): string {
  if (seconds <= MINUTE) return 'dans une minute';
  if (seconds <= 20 * MINUTE) return 'dans quelques minutes';
  if (seconds <= HOUR) return 'dans une heure';
  const hours = Math.ceil(seconds / HOUR);
  return hours <= 12 ? `dans ${hours} heures` : 'demain';
}
