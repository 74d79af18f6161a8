import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { monthsLater } from '#lib/months-later.ts';
import { nextWorkingMorning } from '#lib/working-days.ts';

/** What a person of the team has to look at, one kind of thing each. */
export const CASE_KINDS = [
  'report',
  'words',
  'finding',
  'text',
  'photo',
  'note',
  'notice',
  'redress',
  'appeal',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** From 1, what can wait, to 5, someone may be in danger. */
export const GRAVITIES = [1, 2, 3, 4, 5] as const;
export type Gravity = (typeof GRAVITIES)[number];

/** What is not told by anyone has the gravity of its kind; a report and a notice have that of their matter. */
export const GRAVITY_OF_APPEAL: Gravity = 3;
export const GRAVITY_OF_TEXT: Gravity = 2;
export const GRAVITY_OF_PHOTO: Gravity = 1;

/** By how many days of waiting a case is ahead of the lightest. Danger is ahead of whatever has waited. */
const HEAD_START_DAYS: Record<Gravity, number> = { 1: 0, 2: 2, 3: 5, 4: 10, 5: 3650 };
/** The most that the look of a model moves a photo forward: it orders the queue, and decides nothing. */
const SCORE_HEAD_START_DAYS = 4;

/**
 * The instant by which the queue is ordered, the earliest first: a case that is graver counts as if it had waited
 * longer, so that gravity comes first and age catches up with it.
 * @param score of a photo by the local model, from 0 to 1
 */
export function rankOf({
  gravity,
  createdAt,
  score = 0,
}: {
  gravity: Gravity;
  createdAt: Date;
  score?: number;
}): Date {
  const days = HEAD_START_DAYS[gravity] + score * SCORE_HEAD_START_DAYS;
  return new Date(createdAt.getTime() - days * DAY_MS);
}

/** An opened case shows who looks at it for so long; afterwards it is free again. */
export const ASSIGNED_MINUTES = 30;
/** A case that is opened again within so long by the same colleague is one opening. */
export const SAME_OPENING_MINUTES = 10;

/** Whether a colleague is looking at a case right now. */
export function isTaken(assignedAt: Date | null, now: Date): boolean {
  return assignedAt !== null && now.getTime() - assignedAt.getTime() < ASSIGNED_MINUTES * 60_000;
}

/** What a person of the team may decide about a case. */
export const DECISIONS = ['dismiss', 'warn', 'hide', 'suspend', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];
/** Those that do something to a member, who is told the facts, the rule and what they can do (DSA 17). */
export type MeasureDecision = Exclude<Decision, 'dismiss'>;

export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** What a measure does, as its statement of reasons says it (DSA 17). */
export const STATEMENT_EFFECTS = ['warning', 'photo-hidden', 'text-hidden', 'suspension', 'closure'] as const;
export type StatementEffect = (typeof STATEMENT_EFFECTS)[number];

/** Whether it is about the whole account, and not a content or a warning. */
export function isOfAccount(effect: StatementEffect): boolean {
  return effect === 'suspension' || effect === 'closure';
}

/** What led to it: a member's report, someone's notice (DSA 16), a text that the site set aside, our own look. */
export const STATEMENT_SOURCES = ['report', 'notice', 'flag', 'own'] as const;
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

/** How an appeal ends: the decision stands, or is undone. */
export const APPEAL_OUTCOMES = ['upheld', 'undone'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What the team holds to be true, which the member reads. */
export const FACTS_MIN_LENGTH = 20;
export const FACTS_MAX_LENGTH = 2000;
/** What the team answers to an appeal, a notice or a redress. */
export const REPLY_MAX_LENGTH = 2000;
export const APPEAL_MAX_LENGTH = 2000;
/** How long a decision may be appealed, and the data of a closed account wait for it (DSA 20). */
export const APPEAL_MONTHS = 6;
/** How long the address of a closed account is refused at a new sign-up; also the longest that an open case holds one. */
export const REFUSED_ADDRESS_YEARS = 3;
/** Decisions, statements and appeals stay as long as the reports that they rest on. */
export const DECISION_KEPT_YEARS = 5;

/** From when a closure holds: the next working morning, at once for danger. */
export function closingMoment(danger: boolean, now: Date): Date {
  return danger ? now : nextWorkingMorning(parisDay(now));
}

/** From when the data of a closed account go. @param from when the closure holds */
export function closureErasedAfter(from: Date): Date {
  return monthsLater(from, APPEAL_MONTHS);
}

/** A decision about a member, as far as it counts for what stands. */
export type Measure = {
  decision: string;
  effect: StatementEffect;
  madeAt: Date;
  /** When a suspension ends, or a closure begins. */
  until: Date | null;
  /** Which content was set aside. */
  target: string | null;
  undoneAt: Date | null;
  /** Since when the member shows something else in the place of what was set aside. */
  replacedAt: Date | null;
};

/** What became of one decision: it stands, its time is over, its content was replaced, or it was undone. */
export const MEASURE_STATES = ['stands', 'over', 'replaced', 'undone'] as const;
export type MeasureState = (typeof MEASURE_STATES)[number];

export function stateOf(measure: Measure, at: Date): MeasureState {
  if (measure.undoneAt) return 'undone';
  if (measure.replacedAt) return 'replaced';
  return measure.effect === 'suspension' && endOf(measure) <= at ? 'over' : 'stands';
}

/** The measure that an account rests on. A suspension has an end; a closure begins at `until`, and its data go after `eraseAfter`. */
export type AccountMeasure = { decision: string; since: Date; until: Date; eraseAfter: Date | null };

/** The measure against an account, if there is one, and by content the decision that sets it aside. */
export type Stands = { account: AccountMeasure | undefined; hidden: ReadonlyMap<string, string> };

/**
 * What stands against a member: a fold over all decisions about them (decision 36). The strongest measure wins, in any order
 * in which they were made or undone: closed, then suspended until the latest day. A content is hidden as long as one
 * decision that hides it stands.
 */
export function whatStands(measures: readonly Measure[], at: Date): Stands {
  const standing = inOrder(measures.filter((measure) => stateOf(measure, at) === 'stands'));
  const hiding = standing.flatMap(({ target, decision }) =>
    target === null ? [] : [[target, decision] as const],
  );
  return { account: accountMeasure(standing), hidden: new Map(hiding) };
}

/** @param standing in the order in which they were made */
function accountMeasure(standing: readonly Measure[]): AccountMeasure | undefined {
  const closures = standing.filter(({ effect }) => effect === 'closure').toSorted(byEnd);
  const [closure] = closures;
  if (closure) {
    // Each of them may be appealed for six months: the data wait for the last one.
    const last = closures.at(-1) ?? closure;
    return { ...asMeasure(closure), eraseAfter: closureErasedAfter(endOf(last)) };
  }
  const longest = standing
    .filter(({ effect }) => effect === 'suspension')
    .toSorted(byEnd)
    .at(-1);
  return longest && { ...asMeasure(longest), eraseAfter: null };
}

const asMeasure = (measure: Measure) => ({
  decision: measure.decision,
  since: measure.madeAt,
  until: endOf(measure),
});

export type Standing =
  | { state: 'open' }
  /** `closing`: it is the wait before a closure. */
  | { state: 'suspended'; decision: string; since: Date; until: Date; closing: boolean }
  | { state: 'closed'; decision: string; from: Date; eraseAfter: Date };

/** Where an account stands now; a suspension ends by itself at its hour. */
export function standingOf(measure: AccountMeasure | undefined, now: Date): Standing {
  if (!measure) return { state: 'open' };
  const { decision, since, until, eraseAfter } = measure;
  if (until > now) return { state: 'suspended', decision, since, until, closing: eraseAfter !== null };
  return eraseAfter ? { state: 'closed', decision, from: until, eraseAfter } : { state: 'open' };
}

const endOf = ({ until, madeAt }: Measure) => until ?? madeAt;

/** As they were made, whatever order they were read in. */
function inOrder(measures: readonly Measure[]): Measure[] {
  return measures.toSorted(
    (one, other) => one.madeAt.getTime() - other.madeAt.getTime() || (one.decision < other.decision ? -1 : 1),
  );
}

const byEnd = (one: Measure, other: Measure) => endOf(one).getTime() - endOf(other).getTime();

/** Until when one measure keeps its address from opening an account; nothing when it does not. */
export function refusesAddressUntil({
  effect,
  until,
  madeAt,
}: Pick<Measure, 'effect' | 'until' | 'madeAt'>): Date | undefined {
  if (effect === 'suspension') return until ?? undefined;
  return effect === 'closure' ? monthsLater(until ?? madeAt, 12 * REFUSED_ADDRESS_YEARS) : undefined;
}

/** What outweighs a decision that someone is told about. */
export type Stronger = { state: 'suspended' | 'closing' | 'closed'; until: string };

/** @param decision the one that is told; nothing for one that was undone. @returns nothing when the account rests on it, or is open */
export function strongerThan(decision: string | undefined, standing: Standing): Stronger | null {
  if (standing.state === 'open' || standing.decision === decision) return null;
  if (standing.state === 'closed') return { state: 'closed', until: standing.from.toISOString() };
  return { state: standing.closing ? 'closing' : 'suspended', until: standing.until.toISOString() };
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

/** Verdict on an answer to the end of a report or a notice: once, within the same six months. */
export function canContest(
  ended: { decidedAt: Date; contested: boolean },
  now: Date,
): 'ok' | 'contested' | 'too-late' {
  if (ended.contested) return 'contested';
  return appealEnds(ended.decidedAt) > now ? 'ok' : 'too-late';
}

/** Who decided does not judge: an appeal is read again by someone else (DSA 20). */
export function canJudge(contested: { decidedBy: string | null }, moderator: string): 'ok' | 'own-decision' {
  return contested.decidedBy === moderator ? 'own-decision' : 'ok';
}
