import type { FigureCard } from '../texts.ts';

const HOUR = 60;
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** « 16 nov. », from an ISO date. */
export function shortDay(iso: string): string {
  return day.format(new Date(`${iso}T12:00:00Z`));
}

/** « 2 h 05 », from minutes. */
function durationWords(minutes: number): string {
  if (minutes < HOUR) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / HOUR)}\u00a0h\u00a0${String(minutes % HOUR).padStart(2, '0')}`;
}

/** A missing value explains why. */
export function valueWords(value: number | null | undefined, unit: FigureCard['unit']): string {
  if (value === null || value === undefined) return unit === 'members' ? 'moins de 5' : '–';
  if (unit === 'percent') return `${value}\u202f%`;
  if (unit === 'minutes') return durationWords(value);
  return value.toLocaleString('fr-FR');
}
