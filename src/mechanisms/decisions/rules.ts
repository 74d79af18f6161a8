import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { nextWorkingMorning } from '#lib/working-days.ts';

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

/** From 1, can wait, to 5, a person may be in danger. */
export const GRAVITIES = [1, 2, 3, 4, 5] as const;
export type Gravity = (typeof GRAVITIES)[number];

/** Cases without a report have the gravity of their kind; a report and a notice have that of their matter. */
export const GRAVITY_OF_APPEAL: Gravity = 3;
export const GRAVITY_OF_TEXT: Gravity = 2;
export const GRAVITY_OF_PHOTO: Gravity = 1;

/** Head start in days of waiting over the lightest cases. Danger comes before every older case. */
const HEAD_START_DAYS: Record<Gravity, number> = { 1: 0, 2: 2, 3: 5, 4: 10, 5: 3650 };
/** The maximum head start that a model's score gives a photo: it orders the queue, and decides nothing. */
const SCORE_HEAD_START_DAYS = 4;

/**
 * The instant that orders the queue, the earliest first: a graver case counts as if it had waited longer, so gravity
 * comes first and age catches up.
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

/** An open case shows its assignee for this long; after that, any colleague may take it. */
export const ASSIGNED_MINUTES = 30;
/** Reopening a case within this time counts as the same opening for a colleague. */
export const SAME_OPENING_MINUTES = 10;

export function isTaken(assignedAt: Date | null, now: Date): boolean {
  return assignedAt !== null && now.getTime() - assignedAt.getTime() < ASSIGNED_MINUTES * 60_000;
}

export const DECISIONS = ['dismiss', 'warn', 'hide', 'suspend', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];
/** Decisions that affect a member, who is informed of the facts, the rule and the means of redress (DSA 17). */
export type MeasureDecision = Exclude<Decision, 'dismiss'>;

export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** Effects of a measure, as named in its statement of reasons (DSA 17). */
export const STATEMENT_EFFECTS = ['warning', 'photo-hidden', 'text-hidden', 'suspension', 'closure'] as const;
export type StatementEffect = (typeof STATEMENT_EFFECTS)[number];

/** Whether it affects the whole account, rather than one content or only a warning. */
export function isOfAccount(effect: StatementEffect): boolean {
  return effect === 'suspension' || effect === 'closure';
}

/** The origin of a measure: a member's report, a notice (DSA 16), a text flagged by the site, our own check. */
export const STATEMENT_SOURCES = ['report', 'notice', 'flag', 'own'] as const;
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

export const APPEAL_OUTCOMES = ['upheld', 'undone'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export const FACTS_MIN_LENGTH = 20;
export const FACTS_MAX_LENGTH = 2000;
export const REPLY_MAX_LENGTH = 2000;
export const APPEAL_MAX_LENGTH = 2000;
/** How long a decision may be appealed, and the data of a closed account are kept (DSA 20). */
export const APPEAL_MONTHS = 6;
/** How long the address of a closed account is refused at a new sign-up; also the maximum for an open case. */
export const REFUSED_ADDRESS_YEARS = 3;
/** Decisions, statements and appeals stay as long as the reports that they rest on. */
export const DECISION_KEPT_YEARS = 5;

/** When a closure takes effect: the next working morning, or at once for danger. */
export function closingMoment(danger: boolean, now: Date): Date {
  return danger ? now : nextWorkingMorning(parisDay(now));
}

/** When the data of a closed account are erased. @param from when the closure takes effect */
export function closureErasedAfter(from: Date): Date {
  return monthsLater(from, APPEAL_MONTHS);
}

export type Measure = {
  decision: string;
  effect: StatementEffect;
  madeAt: Date;
  /** When a suspension ends, or a closure begins. */
  until: Date | null;
  target: string | null;
  undoneAt: Date | null;
  replacedAt: Date | null;
};

export const MEASURE_STATES = ['stands', 'over', 'replaced', 'undone'] as const;
export type MeasureState = (typeof MEASURE_STATES)[number];

export function stateOf(measure: Measure, at: Date): MeasureState {
  if (measure.undoneAt) return 'undone';
  if (measure.replacedAt) return 'replaced';
  return measure.effect === 'suspension' && endOf(measure) <= at ? 'over' : 'stands';
}

/**
 * The measure in force against an account. A suspension has an end; a closure begins at `until`, and its data are
 * erased after `eraseAfter`.
 */
export type AccountMeasure = { decision: string; since: Date; until: Date; eraseAfter: Date | null };

/** The measure against an account, if there is one, and the decision behind each hidden content. */
export type Stands = { account: AccountMeasure | undefined; hidden: ReadonlyMap<string, string> };

/**
 * The measures in force against a member: a fold over all decisions about them (decision 36). The strongest measure
 * wins, independent of the order in which they were made or undone: closed, then suspended until the latest day. A
 * content is hidden as long as one decision that hides it stands.
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
    // Each of them may be appealed for six months: the data are kept for the last one.
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
  /** `closing`: the suspension is the wait before a closure. */
  | { state: 'suspended'; decision: string; since: Date; until: Date; closing: boolean }
  | { state: 'closed'; decision: string; from: Date; eraseAfter: Date };

/** The current state of an account; a suspension expires by itself. */
export function standingOf(measure: AccountMeasure | undefined, now: Date): Standing {
  if (!measure) return { state: 'open' };
  const { decision, since, until, eraseAfter } = measure;
  if (until > now) return { state: 'suspended', decision, since, until, closing: eraseAfter !== null };
  return eraseAfter ? { state: 'closed', decision, from: until, eraseAfter } : { state: 'open' };
}

const endOf = ({ until, madeAt }: Measure) => until ?? madeAt;

/** Sorted by creation, independent of the input order. */
function inOrder(measures: readonly Measure[]): Measure[] {
  return measures.toSorted(
    (one, other) => one.madeAt.getTime() - other.madeAt.getTime() || (one.decision < other.decision ? -1 : 1),
  );
}

const byEnd = (one: Measure, other: Measure) => endOf(one).getTime() - endOf(other).getTime();

/** Until when a measure blocks new accounts for its address; undefined when it does not. */
export function refusesAddressUntil({
  effect,
  until,
  madeAt,
}: Pick<Measure, 'effect' | 'until' | 'madeAt'>): Date | undefined {
  if (effect === 'suspension') return until ?? undefined;
  return effect === 'closure' ? monthsLater(until ?? madeAt, 12 * REFUSED_ADDRESS_YEARS) : undefined;
}

export type Stronger = { state: 'suspended' | 'closing' | 'closed'; until: string };

/**
 * @param decision the displayed one; undefined when it was undone
 * @returns null when the account is open, or in the state that this decision caused
 */
export function strongerThan(decision: string | undefined, standing: Standing): Stronger | null {
  if (standing.state === 'open' || standing.decision === decision) return null;
  if (standing.state === 'closed') return { state: 'closed', until: standing.from.toISOString() };
  return { state: standing.closing ? 'closing' : 'suspended', until: standing.until.toISOString() };
}

/** The first instant at which a decision may no longer be appealed. */
export function appealEnds(madeAt: Date): Date {
  return monthsLater(madeAt, APPEAL_MONTHS);
}

/** Whether a member can appeal: once for each decision in force, within six months. */
export function canAppeal(
  statement: { madeAt: Date; undoneAt: Date | null; appealed: boolean },
  now: Date,
): 'ok' | 'appealed' | 'undone' | 'too-late' {
  if (statement.appealed) return 'appealed';
  if (statement.undoneAt) return 'undone';
  return appealEnds(statement.madeAt) > now ? 'ok' : 'too-late';
}

/** Whether a reporter may contest the outcome of a report or a notice: once, within the same six months. */
export function canContest(
  ended: { decidedAt: Date; contested: boolean },
  now: Date,
): 'ok' | 'contested' | 'too-late' {
  if (ended.contested) return 'contested';
  return appealEnds(ended.decidedAt) > now ? 'ok' : 'too-late';
}

/** An appeal is judged by another colleague than the decision (DSA 20). */
export function canJudge(contested: { decidedBy: string | null }, moderator: string): 'ok' | 'own-decision' {
  return contested.decidedBy === moderator ? 'own-decision' : 'ok';
}
