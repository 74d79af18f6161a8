import { dropCasesAbout } from '#features/accounts/cases/server/store.ts';
import type { StatementEffect, StatementSource } from '#features/accounts/standing/rules.ts';
import { contentFrom, photoOf } from '#features/profile/moderated/rules.ts';
import { hideContent, showContent } from '#features/profile/moderated/server/shared/hide-content.ts';
import {
  closeAccount,
  type Measure,
  reopenAccount,
  suspendAccount,
} from '#features/team/standing/server/shared/take-measure.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { type MeasureDecision, type SuspensionDays, WORDS_TARGET } from '../rules.ts';
import { CLAUSES, type ClauseCode } from '../texts/clauses.ts';
import { findReport, hideWords } from './case-store.ts';
import type { StoredDecision } from './decision-store.ts';
import { listTargets } from './list-targets.ts';
import type { CaseRow } from './queue-store.ts';

export type DecidedMeasure = {
  decisionId: string;
  decision: MeasureDecision;
  clause: ClauseCode;
  target?: string | undefined;
  days?: SuspensionDays | undefined;
  danger: boolean;
};

/** Thrown in the transaction: what was to be hidden is not there any more. */
export class TargetGone extends Error {}

/** What a decision did: until when it holds, and what is left to do once it is committed. */
type Applied = { until?: Date; measure?: Measure };

/** Does to the account or the content what was decided. @throws TargetGone */
export async function applyDecision(
  tx: Database,
  services: Services,
  { row, subject, decided }: { row: CaseRow['row']; subject: string; decided: DecidedMeasure },
  now: Date,
): Promise<Applied> {
  const { decisionId, decision, days = 1, danger } = decided;
  const against = { member: subject, decision: decisionId };
  switch (decision) {
    case 'warn':
      return {};
    case 'hide':
      await hide(tx, { row, subject, decided }, now);
      return {};
    case 'suspend': {
      const until = new Date(now.getTime() + days * DAY_MS);
      return { until, measure: await suspendAccount(tx, services, { ...against, until }, now) };
    }
    case 'close': {
      const { from, ...measure } = await closeAccount(tx, services, { ...against, danger }, now);
      // Nobody sees their photos and texts any more: there is nothing left to look at.
      await dropCasesAbout(tx, subject, ['photo', 'text']);
      return { until: from, measure };
    }
  }
}

async function hide(
  tx: Database,
  { row, subject, decided }: { row: CaseRow['row']; subject: string; decided: DecidedMeasure },
  now: Date,
): Promise<void> {
  if (decided.target === WORDS_TARGET) {
    const report = await findReport(tx, row.source);
    const about = report?.reporter_id;
    if (about && (await hideWords(tx, { author: subject, about, hiddenAt: now }))) return;
    throw new TargetGone();
  }
  const target = (await listTargets(tx, subject)).find(({ content }) => content === decided.target);
  if (!target) throw new TargetGone();
  const { content, text } = target;
  const why = CLAUSES[decided.clause].text;
  await hideContent(tx, { user_id: subject, content, text, why, hidden_at: now });
}

/** Gives back what a decision took. @returns what is left to do once it is committed */
export async function undoDecision(
  tx: Database,
  services: Services,
  { decision, source }: { decision: StoredDecision; source: string | undefined },
  now: Date,
): Promise<Measure | undefined> {
  const { id, subject_id: member, target } = decision;
  if (!member) return undefined;
  if (decision.decision === 'suspend' || decision.decision === 'close')
    return reopenAccount(tx, services, { member, decision: id }, now);
  if (decision.decision !== 'hide' || !target) return undefined;
  if (target === WORDS_TARGET) {
    const report = source === undefined ? undefined : await findReport(tx, source);
    const about = report?.reporter_id;
    if (about) await hideWords(tx, { author: member, about, hiddenAt: null });
    return undefined;
  }
  const content = contentFrom(target);
  if (content) await showContent(tx, member, content);
  return undefined;
}

/** What the statement says that was done. */
export function effectOf({ decision, target = '' }: DecidedMeasure): StatementEffect {
  if (decision === 'hide') return photoOf(target, 'photo') ? 'photo-hidden' : 'text-hidden';
  return ({ warn: 'warning', suspend: 'suspension', close: 'closure' } as const)[decision];
}

/** What led to a decision: a member told us, the site set a text aside, or we looked ourselves. */
export function sourceOf(kind: CaseRow['row']['kind']): StatementSource {
  if (kind === 'report' || kind === 'words' || kind === 'note') return 'report';
  return kind === 'text' ? 'flag' : 'own';
}
