import { parisDay } from '#lib/french-date.ts';
import { builtInCoach } from '#member/coaches/texts.ts';
import { upcomingDates, WEEKLY_RHYTHM } from '#member/workshops/rules.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';

/** French and schema.org names of the days, from Monday. */
const DAYS = [
  ['lundi', 'Monday'],
  ['mardi', 'Tuesday'],
  ['mercredi', 'Wednesday'],
  ['jeudi', 'Thursday'],
  ['vendredi', 'Friday'],
  ['samedi', 'Saturday'],
  ['dimanche', 'Sunday'],
] as const;

export interface Masterclass {
  id: number;
  title: string;
  summary: string;
  coach: string;
  photo: string;
  day: string;
  englishDay: string;
  /** « 19:30 », Paris time. */
  time: string;
  minutes: number;
  /** ISO date of the next session; repeats weekly. */
  from: string;
}

/** The eight workshops in weekly order. @param now date of the build, since pages are static */
export function listMasterclasses(now: Date): Masterclass[] {
  const list = WORKSHOPS.map(({ id, title, summary, coach, durationMinutes }) => {
    const { weekday, time } = WEEKLY_RHYTHM[id];
    const [day = '', englishDay = ''] = DAYS[weekday - 1] ?? [];
    const { firstName, lastName, photo } = builtInCoach(coach);
    const [next] = upcomingDates(id, now, 1);
    const from = parisDay(next?.startsAt ?? now);
    return {
      weekday,
      shown: {
        id,
        title,
        summary,
        photo,
        day,
        englishDay,
        time,
        from,
        coach: `${firstName} ${lastName}`,
        minutes: durationMinutes,
      },
    };
  });
  return list
    .toSorted((a, b) => a.weekday - b.weekday || a.shown.time.localeCompare(b.shown.time))
    .map(({ shown }) => shown);
}

/** « 19 h 30 » from « 19:30 ». */
export function frenchHour(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return minutes === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minutes}`;
}

/** « 45 minutes », « 2 heures ». */
export function frenchDuration(minutes: number): string {
  return minutes < 60 || minutes % 60 ? `${minutes}\u00a0minutes` : `${minutes / 60}\u00a0heures`;
}
