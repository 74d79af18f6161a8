import { addDays, parisInstant, weekdayOf } from './paris-time.ts';

/** Public holidays of metropolitan France on a fixed date (Code du travail, L3133-1), as « mm-dd ». */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];
const FRIDAY = 5;

/** Returns the ISO date of Easter Sunday in the Gregorian calendar (Meeus). */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/**
 * Whether it is a public holiday of metropolitan France.
 * @param day ISO date
 */
export function isPublicHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.includes(day.slice('yyyy-'.length))) return true;
  const easter = easterOf(Number(day.slice(0, 'yyyy'.length)));
  return AFTER_EASTER.some((days) => addDays(easter, days) === day);
}

/**
 * Whether it is Monday to Friday, outside public holidays.
 * @param day ISO date
 */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) <= FRIDAY && !isPublicHoliday(day);
}

export function nextWorkingDay(day: string): string {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/**
 * Returns when the team is back after a day: 9:00 in Paris of the next working day.
 * @param day ISO date in Paris
 */
export function nextWorkingMorning(day: string): Date {
  return parisInstant(nextWorkingDay(day), '09:00');
}
