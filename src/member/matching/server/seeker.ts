import type { SQL } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { gendersSought } from '#member/profile/rules.ts';
import { type Bound, placeholders } from '#platform/database/built-once.ts';
import { birthDateWindow } from '../rules.ts';
import type { LocatedCard } from './located-card-store.ts';

export type SeekerValues = ReturnType<typeof seekerOf>;

/** Values, or placeholders in a prepared statement. */
export type BoundValues<Values> = { [Name in keyof Values]: Bound<Values[Name]> | SQL | undefined };

/** Criteria of the searching member (D7). */
export type Seeker = BoundValues<SeekerValues>;

/**
 * Lists are PostgreSQL array literals.
 * @param today ISO date in Paris
 * @param shownSince people shown since then judge the member as first shown; nobody by default
 */
export function seekerOf(me: LocatedCard, today: string, shownSince?: Date) {
  const { id, traits, refuses, x, y, z, left } = me;
  const born = birthDateWindow(me.min_age, me.max_age, today);
  return {
    id,
    genders: `{${gendersSought(me.preferred_gender).join(',')}}`,
    soughtBy: `{${me.gender},tous}`,
    traits,
    refuses,
    bornFrom: born.from,
    bornUntil: born.to,
    age: ageOn(me.birth_date, today) ?? 0,
    x,
    y,
    z,
    maxChordSq: me.max_chord_sq,
    shownSince: shownSince?.toISOString() ?? 'infinity',
    leftX: left?.x ?? null,
    leftY: left?.y ?? null,
    leftZ: left?.z ?? null,
  };
}

export const SEEKER: Seeker = placeholders(
  ...(['id', 'genders', 'soughtBy', 'traits', 'refuses', 'bornFrom', 'bornUntil', 'age'] as const),
  ...(['x', 'y', 'z', 'maxChordSq', 'shownSince', 'leftX', 'leftY', 'leftZ'] as const),
);
