import type { z } from 'zod';
import { areIndependent } from '#desk/staff/server/shared/are-independent.ts';
import { auditSubject, type Recorded } from '#desk/staff/server/shared/record-audit.ts';
import { DAY_MS } from '#lib/durations.ts';
import {
  type CaseKind,
  canJudge,
  closingMoment,
  type MeasureDecision,
  refusesAddressUntil,
  type StatementEffect,
  type StatementSource,
} from '#mechanisms/decisions/rules.ts';
import {
  closeCase,
  dropCasesAbout,
  findContestable,
  findDecision,
  findRedress,
  hasOpened,
  insertDecision,
} from '#mechanisms/decisions/server/case-store.ts';
import { redressToken } from '#mechanisms/decisions/server/shared/redress-token.ts';
import { type NewStatement, recordStatement } from '#mechanisms/decisions/server/shared/standing.ts';
import {
  holdOf,
  listRefused,
  refuseAddresses,
  unblockAddresses,
} from '#mechanisms/decisions/server/standing-store.ts';
import { CLAUSES, type ClauseCode } from '#mechanisms/decisions/texts.ts';
import { hasWords, wordsContent } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import { photoOf } from '#member/profile/rules.ts';
import { findNotice, markSettled } from '#member/reports/server/notice-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import type { Consequences, newDecision } from '../contract.ts';
import { allowedDecisions, areDecidedTogether, WORDS_TARGET, wantsAnswer } from '../rules.ts';
import {
  type CaseRow,
  clearFlag,
  findCaseRow,
  findGround,
  findReport,
  findReporterAddress,
} from './case-store.ts';
import { listTargets } from './read-case.ts';
import { applyStandingChange, lockSubject, type StandingEffects } from './shared/apply-standing-change.ts';

export type DecisionRequest = z.output<typeof newDecision> & { moderator: string };

export type Refusal =
  | 'unknown'
  | 'settled'
  | 'not-allowed'
  | 'target-gone'
  | 'answer-missing'
  | 'unseen'
  | 'own-decision'
  | 'dependent'
  | 'about-a-member'
  | 'appeal-waits';

/** The audit line of a judgement, and what to publish. */
export type Judged = { action: Recorded['action']; subject: Recorded['subject']; standing?: StandingEffects };

/**
 * Decides a case in one transaction: statement of reasons with its mail (DSA 17), effect, mail to the reporter.
 * Idempotent by `decisionId`. The caller rolls back on a refusal.
 */
export async function decideCase(
  tx: Database,
  services: Services,
  deciding: DecisionRequest,
  now: Date,
): Promise<Judged | Refusal | typeof UNCHANGED> {
  const { id, decisionId, decision, clause, facts, moderator } = deciding;
  if (await wasDecidedSo(tx, deciding)) return UNCHANGED;
  const row = (await findCaseRow(tx, id))?.row;
  if (!row) return 'unknown';
  const others = await findOthers(tx, row, deciding, now);
  if (typeof others === 'string') return others;
  const verdict = await mayDecide(tx, row, deciding, now);
  if (verdict !== 'ok') return verdict;
  const subject = row.subject_id;
  const contacts = subject ? await lockSubject(tx, subject) : [];
  if (!contacts) return 'target-gone';
  if (!(await closeCase(tx, id, now))) return (await wasDecidedSo(tx, deciding)) ? UNCHANGED : 'settled';
  for (const other of others) if (!(await closeCase(tx, other.id, now, decisionId))) return 'settled';
  await insertDecision(tx, {
    id: decisionId,
    case_id: id,
    subject_id: subject,
    decision,
    clause,
    facts,
    days: deciding.days,
    danger: deciding.danger,
    decided_by: moderator,
    decided_at: now,
  });
  const held = await listRefused(tx, holdOf(id));
  await unblockAddresses(tx, [holdOf(id)]);
  let standing: StandingEffects | undefined;
  if (decision !== 'dismiss' && clause) {
    const decided = { ...deciding, decision, clause };
    if (subject) {
      const statement = await statementOf(tx, { row, subject, decided }, now);
      if (!statement) return 'target-gone';
      const change = await recordStatement(tx, services, statement, now);
      standing = await applyStandingChange(tx, services, change, { contacts, now });
      // A closed account is hidden, so its pending photos and texts need no review.
      if (decision === 'close') await dropCasesAbout(tx, subject, ['photo', 'text']);
    } else if (row.held_person) await refuseHeld(tx, [row.held_person, ...held], decided, now);
  }
  if (row.kind === 'text' && subject) await clearFlag(tx, subject);
  const outcome = { acted: decision !== 'dismiss', answer: deciding.answer };
  for (const one of [row, ...others]) await replyToReporter(tx, services, one, outcome, now);
  const judged = { action: `moderation.${decision}`, subject: auditSubject(subject, id) } as const;
  return standing ? { ...judged, standing } : judged;
}

/** Detects a retry after a lost response. */
async function wasDecidedSo(tx: Database, { id, decisionId, moderator }: DecisionRequest): Promise<boolean> {
  const former = await findDecision(tx, decisionId);
  return former?.case_id === id && former.decided_by === moderator;
}

/** Returns the other cases: each must concern the same person and have been opened by the deciding colleague. */
async function findOthers(
  tx: Database,
  row: CaseRow['row'],
  { also, moderator }: DecisionRequest,
  now: Date,
): Promise<CaseRow['row'][] | 'not-allowed' | 'unseen'> {
  const rows: CaseRow['row'][] = [];
  for (const id of new Set(also)) {
    const other = (await findCaseRow(tx, id))?.row;
    if (!other || id === row.id || !areDecidedTogether(row, other)) return 'not-allowed';
    if (!(await hasOpened(tx, id, moderator, new Date(now.getTime() - DAY_MS)))) return 'unseen';
    rows.push(other);
  }
  return rows;
}

async function mayDecide(
  tx: Database,
  { kind, subject_id, held_person, source }: CaseRow['row'],
  { decision, answer, moderator }: DecisionRequest,
  now: Date,
): Promise<'ok' | Refusal> {
  const known = { subject: subject_id !== null, held: held_person !== null, targets: 1 };
  if (!allowedDecisions(kind, known).includes(decision)) return 'not-allowed';
  if (wantsAnswer(kind) && answer === '') return 'answer-missing';
  if (kind !== 'redress') return 'ok';
  const contested = (await findRedress(tx, source))?.contested;
  const former = contested && (await findContestable(tx, contested.id));
  if (former?.decidedBy && !(await areIndependent(tx, former.decidedBy, moderator, now))) return 'dependent';
  return canJudge({ decidedBy: former?.decidedBy ?? null }, moderator);
}

/** Applies the decision to the addresses of a deleted account (D31). */
async function refuseHeld(
  tx: Database,
  people: readonly string[],
  decided: DecidedMeasure,
  now: Date,
): Promise<void> {
  const until = refusesAddressUntil({
    effect: effectOf(decided),
    until: endOfMeasure(decided, now) ?? null,
    madeAt: now,
  });
  if (until) await refuseAddresses(tx, people, { cause: decided.decisionId, until });
}

type Rehearsal = Awaited<ReturnType<typeof decideCase>>;

class Rehearsed extends Error {
  readonly judged: Rehearsal;

  constructor(judged: Rehearsal) {
    super();
    this.judged = judged;
  }
}

/** Takes the decision and rolls it back: returns its effects, and the mail as it would be sent. */
export async function rehearseDecision(
  services: Services,
  deciding: DecisionRequest,
): Promise<Consequences | Refusal> {
  const now = services.clock.now();
  const mails: { template: string; read: () => ReturnType<Services['outbox']['render']> }[] = [];
  const outbox: Services['outbox'] = {
    ...services.outbox,
    send: async (_tx, mail) => {
      mails.push({ template: mail.template, read: () => services.outbox.render(mail) });
    },
  };
  const judged = await services.db
    .transaction(async (tx): Promise<Rehearsal> => {
      throw new Rehearsed(await decideCase(tx, { ...services, outbox }, deciding, now));
    })
    .catch((error: unknown) => {
      if (error instanceof Rehearsed) return error.judged;
      throw error;
    });
  if (typeof judged === 'string') return judged;
  const standing = judged === UNCHANGED ? undefined : judged.standing;
  const mail = await mails.find(({ template }) => template === 'statement')?.read();
  const until = endOfMeasure(deciding, now);
  return {
    mail: mail ? { subject: mail.subject, text: mail.text } : null,
    until: until?.toISOString() ?? null,
    ended: standing?.ended ?? false,
    contacts: standing?.told.length ?? 0,
    cancelled: standing?.cancelled ?? { dates: 0, places: 0, appointments: 0 },
    answered: mails.filter(({ template }) => ANSWERS.includes(template)).length,
  };
}

const ANSWERS: readonly string[] = ['report-answered', 'redress-answered', 'notice-decided'];

type Telling = Pick<Services, 'outbox' | 'keys'>;
type Outcome = { acted: boolean; answer: string };

/**
 * Mails that the case was handled and how to contest that, without the decision. The author of a contest gets the
 * outcome.
 */
export async function replyToReporter(
  tx: Database,
  services: Telling,
  row: CaseRow['row'],
  { acted, answer }: Outcome,
  now: Date,
): Promise<void> {
  const { id, kind, source } = row;
  const token = redressToken(services, id);
  if (kind === 'notice') {
    const outcome = acted ? 'acted' : 'dismissed';
    const settled = await markSettled(tx, source, { outcome, answer, settled_at: now });
    if (!settled?.email) return;
    const data = { number: settled.number, outcome, answer, token } as const;
    await services.outbox.send(tx, { template: 'notice-decided', to: settled.email, data });
  } else if (kind === 'report' || kind === 'words') {
    const to = await findReporterAddress(tx, source);
    const data = { number: source, acted, token };
    if (to) await services.outbox.send(tx, { template: 'report-answered', to, data });
  } else if (kind === 'redress') {
    const to = await findTellerOf(tx, row);
    if (to) await services.outbox.send(tx, { template: 'redress-answered', to, data: { acted, answer } });
  }
}

async function findTellerOf(tx: Database, row: CaseRow['row']): Promise<string | undefined> {
  const ground = await findGround(tx, row);
  if (ground?.kind === 'notice') return (await findNotice(tx, ground.source))?.email ?? undefined;
  return ground && findReporterAddress(tx, ground.source);
}

type Decided = z.output<typeof newDecision>;
type DecidedMeasure = Omit<Decided, 'id' | 'also' | 'answer' | 'decision' | 'clause'> & {
  decision: MeasureDecision;
  clause: ClauseCode;
};

type Deciding = { row: CaseRow['row']; subject: string; decided: DecidedMeasure };

/** Returns undefined when the content to hide is gone. */
async function statementOf(
  tx: Database,
  { row, subject, decided }: Deciding,
  now: Date,
): Promise<NewStatement | undefined> {
  const { decisionId, decision, clause, facts } = decided;
  const source = sourceOf(row.kind);
  const target = decision === 'hide' ? await findTarget(tx, { row, subject, decided }) : undefined;
  if (decision === 'hide' && !target) return undefined;
  return {
    member: subject,
    decision: decisionId,
    facts,
    source,
    rule: CLAUSES[clause].text,
    effect: effectOf(decided),
    until: endOfMeasure(decided, now),
    target,
    askedAt: source === 'report' || source === 'notice' ? row.created_at : undefined,
  };
}

function endOfMeasure(
  { decision, days = 1, danger }: Pick<Decided, 'decision' | 'days' | 'danger'>,
  now: Date,
): Date | undefined {
  if (decision === 'suspend') return new Date(now.getTime() + days * DAY_MS);
  return decision === 'close' ? closingMoment(danger, now) : undefined;
}

async function findTarget(
  tx: Database,
  { row, subject, decided }: Deciding,
): Promise<{ content: string; text: string } | undefined> {
  if (decided.target === WORDS_TARGET) return findWords(tx, row, subject);
  const found = (await listTargets(tx, subject)).find(({ content }) => content === decided.target);
  return found && { content: found.content, text: found.text };
}

async function findWords(tx: Database, row: CaseRow['row'], subject: string) {
  const ground = await findGround(tx, row);
  const about = ground && (await findReport(tx, ground.source))?.reporter_id;
  const { theirs } = about ? await findFeedbacks(tx, about, subject) : {};
  if (!about || !theirs || !hasWords(theirs)) return undefined;
  return { content: wordsContent(about), text: theirs.sentence };
}

function effectOf({ decision, target = '' }: DecidedMeasure): StatementEffect {
  if (decision === 'hide') return photoOf(target, 'photo') ? 'photo-hidden' : 'text-hidden';
  return ({ warn: 'warning', suspend: 'suspension', close: 'closure' } as const)[decision];
}

function sourceOf(kind: CaseKind): StatementSource {
  if (kind === 'report' || kind === 'words' || kind === 'note' || kind === 'redress') return 'report';
  if (kind === 'notice') return 'notice';
  return kind === 'text' ? 'flag' : 'own';
}
