import { frenchShortDate, frenchShortDay } from '#lib/french-date.ts';
import { inLetters } from '#lib/french-words.ts';
import { type Gathering, gather } from '../rules.ts';
import type { FigureCard } from '../texts.ts';

const HOUR = 60;

/** « 16 nov. », from an ISO date. */
export const shortDay = (iso: string) => frenchShortDay(new Date(iso), 'UTC');

/** « 16 nov. 2026 », from an ISO date. */
export const fullDay = (iso: string) => frenchShortDate(new Date(iso), 'UTC');

/** « 2 h 05 », from minutes. */
function durationWords(minutes: number): string {
  if (minutes < HOUR) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / HOUR)}\u00a0h\u00a0${String(minutes % HOUR).padStart(2, '0')}`;
}

/** Explains a missing value. */
export function valueWords(value: number | null | undefined, unit: FigureCard['unit']): string {
  if (value === null || value === undefined) return unit === 'members' ? 'moins de 5' : '–';
  if (unit === 'percent') return `${value}\u202f%`;
  if (unit === 'minutes') return durationWords(value);
  return value.toLocaleString('fr-FR');
}

type Cells = readonly (number | null)[];
type Measure = Pick<FigureCard, 'unit' | 'by'>;

const BY_UNIT = { members: 'sum', number: 'sum', percent: 'mean', minutes: 'median' } as const;
const BY_WORDS: Record<Gathering, string> = { sum: '', mean: ' en moyenne', median: ' en médiane' };

/** Returns « 312 », or « au moins 312 » where weeks are hidden; undefined where no week is displayed. */
export function spanWords(weeks: Cells, { unit, by = BY_UNIT[unit] }: Measure): string | undefined {
  const figure = gather(weeks, by);
  if (figure === null) return undefined;
  return `${by === 'sum' && weeks.includes(null) ? 'au moins ' : ''}${valueWords(figure, unit)}`;
}

/**
 * Returns « 312, contre 290 les treize semaines d’avant. »
 * @param before of the completed weeks, if they can be compared
 */
export function comparedWords(weeks: Cells, before: Cells | undefined, measure: Measure): string {
  const now = spanWords(weeks.slice(0, before?.length), measure);
  const by = BY_WORDS[measure.by ?? BY_UNIT[measure.unit]];
  const then = before && spanWords(before, measure);
  if (now === undefined) return 'trop peu pour un total.';
  if (then === undefined) return `${now}${by}.`;
  const { length = 0 } = before ?? {};
  return `${now}${by}, contre ${then} ${length === 1 ? 'la semaine' : `les ${inLetters(length)} semaines`} d’avant.`;
}
