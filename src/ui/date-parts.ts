export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const noDate: DateParts = { day: '', month: '', year: '' };

/** `1988-03-27` → its three parts as one would type them; any other value → three empty parts. */
export function partsOfDate(value: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  if (!year || !month || !day) return noDate;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** The ISO date of three typed parts, or '' while one is missing or the year has less than four digits. */
export function dateFromParts({ day, month, year }: DateParts): string {
  if (day === '' || month === '' || year.length < 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const;
const ORDER = ['day', 'month', 'year'] as const;

/**
 * Handles typed or pasted text in a part. A whole date, such as 14031988 or 14/3/1988, flows into the following parts
 * while they are empty.
 * @returns the parts, and the one that got the last digit
 */
export function typeInto(
  parts: DateParts,
  part: keyof DateParts,
  text: string,
): { parts: DateParts; last: keyof DateParts } {
  const following = ORDER.slice(ORDER.indexOf(part) + 1);
  const goesOn = following.every((one) => parts[one] === '');
  const typed = { ...parts };
  let rest = text;
  let last = part;
  for (const one of goesOn ? [part, ...following] : [part]) {
    const digits = /\d+/.exec(rest);
    if (!digits && one !== part) break;
    typed[one] = digits?.[0].slice(0, LENGTHS[one]) ?? '';
    rest = digits ? rest.slice(digits.index + typed[one].length) : '';
    last = one;
  }
  return { parts: typed, last };
}
