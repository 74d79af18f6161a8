import { frenchDay, frenchTime, parisDay } from '#lib/french-date.ts';
import type { Offer } from '../contract.ts';

export type OfferedDay = { day: string; label: string; offers: Offer[] };

/** Free times by their day in Paris, soonest first. */
export function groupByDay(offers: readonly Offer[]): OfferedDay[] {
  const days = Map.groupBy(offers, ({ startsAt }) => parisDay(new Date(startsAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    label: frenchDay(new Date(ofDay[0]?.startsAt ?? day)),
    offers: ofDay,
  }));
}

/** « lundi à 5 h sur votre appareil », unless its clocks show the same as those of Paris. */
export function localTimeNote(startsAt: string): string | null {
  const instant = new Date(startsAt);
  const here = localMoment.format(instant);
  return here === parisMoment.format(instant) ? null : `${inWords(here)} sur votre appareil`;
}

/** « lundi 09:00 » as « lundi à 9 h ». */
function inWords(shownMoment: string): string {
  return shownMoment.replace(/ 0?(\d+):(\d\d)$/, (_, hour: string, minute: string) =>
    minute === '00' ? ` à ${hour}\u00a0h` : ` à ${hour}\u00a0h\u00a0${minute}`,
  );
}

/** « 5 h » on the clocks of this device. */
export function localTime({ startsAt }: Offer): string {
  return inWords(localMoment.format(new Date(startsAt))).replace(/^.* à /, '');
}

/** Whether the clocks of this device show something else than those of Paris. */
export function isElsewhere(now: Date): boolean {
  return localMoment.format(now) !== parisMoment.format(now);
}

const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
const localMoment = new Intl.DateTimeFormat('fr-FR', shown);
const parisMoment = new Intl.DateTimeFormat('fr-FR', { ...shown, timeZone: 'Europe/Paris' });

/** « 9 h 30 » */
export function offeredTime({ startsAt }: Offer): string {
  return frenchTime(new Date(startsAt));
}
