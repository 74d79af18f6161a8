import { parisDay } from '#lib/french-date.ts';
import { monthsLater } from '#lib/months-later.ts';
import { nextWorkingMorning } from '#lib/working-days.ts';

/** What a decision of the team does (DSA 17). */
export const STATEMENT_EFFECTS = ['warning', 'photo-hidden', 'text-hidden', 'suspension', 'closure'] as const;
export type StatementEffect = (typeof STATEMENT_EFFECTS)[number];

/** What led to it: a member's report, someone's notice (DSA 16), a text that the site set aside, our own look. */
export const STATEMENT_SOURCES = ['report', 'notice', 'flag', 'own'] as const;
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

/** How an appeal ends: the decision stands, or is undone. */
export const APPEAL_OUTCOMES = ['upheld', 'undone'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export const APPEAL_MAX_LENGTH = 2000;
/** How long a decision may be appealed, and the data of a closed account wait for it (DSA 20). */
export const APPEAL_MONTHS = 6;
/** How long the address of a closed account is refused at a new sign-up. */
export const REFUSED_ADDRESS_YEARS = 3;
/** Statements and appeals stay as long as the reports that they rest on. */
export const STATEMENT_KEPT_YEARS = 5;

/** From when a closure holds: the next working morning, at once for danger. */
export function closingMoment(danger: boolean, now: Date): Date {
  return danger ? now : nextWorkingMorning(parisDay(now));
}

/** From when the data of a closed account go. @param from when the closure holds */
export function closureErasedAfter(from: Date): Date {
  return monthsLater(from, APPEAL_MONTHS);
}

/** A suspension has an end; a closure begins at `until`, and its data go after `eraseAfter`. */
type Measure = { decision: string; since: Date; until: Date; eraseAfter: Date | null };

export type Standing =
  | { state: 'open' }
  /** `closing`: it is the wait before a closure. */
  | { state: 'suspended'; decision: string; since: Date; until: Date; closing: boolean }
  | { state: 'closed'; decision: string; from: Date; eraseAfter: Date };

/** Where an account stands now; a suspension ends by itself at its hour. */
export function standingOf(measure: Measure | undefined, now: Date): Standing {
  if (!measure) return { state: 'open' };
  const { decision, since, until, eraseAfter } = measure;
  if (until > now) return { state: 'suspended', decision, since, until, closing: eraseAfter !== null };
  return eraseAfter ? { state: 'closed', decision, from: until, eraseAfter } : { state: 'open' };
}

/** The first instant at which a decision may no longer be appealed. */
export function appealEnds(madeAt: Date): Date {
  return monthsLater(madeAt, APPEAL_MONTHS);
}

/** Verdict on an appeal: once for each decision that still stands, within six months. */
export function canAppeal(
  statement: { madeAt: Date; undoneAt: Date | null; appealed: boolean },
  now: Date,
): 'ok' | 'appealed' | 'undone' | 'too-late' {
  if (statement.appealed) return 'appealed';
  if (statement.undoneAt) return 'undone';
  return appealEnds(statement.madeAt) > now ? 'ok' : 'too-late';
}
