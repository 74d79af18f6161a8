export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const noDate: DateParts = { day: '', month: '', year: '' };

/** `1988-03-27` → its three parts as one would type them; anything else → three empty parts. */
export function partsOfDate(value: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  if (!year || !month || !day) return noDate;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** The ISO date of three typed parts, or '' as long as one is missing or the year has less than four digits. */
export function dateFromParts({ day, month, year }: DateParts): string {
  if (day === '' || month === '' || year.length < 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
