/** The same moment so many calendar months later, or earlier; the 31st becomes the last day of a shorter month. */
export function monthsLater(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(instant.getUTCMonth() + months);
  // A day that the month does not have has become one of the next month.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}
