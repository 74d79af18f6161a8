import type { SuspensionDays } from '#mechanisms/decisions/rules.ts';
import type { ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import type { OpenedCase } from '../contract.ts';
import { likelyClause } from './case-words.ts';

/** What is being written about a case: it stays when the window is closed, or when the network fails. */
export interface DecisionDraft {
  decisionId: string;
  clause: ClauseCode | '';
  facts: string;
  target: string;
  days: SuspensionDays | undefined;
  danger: boolean;
  /** For whoever told the team from outside. */
  answer: string;
}

export function emptyDraft(opened: OpenedCase): DecisionDraft {
  const { evidence } = opened;
  return {
    decisionId: crypto.randomUUID(),
    clause: likelyClause(opened),
    facts: '',
    target: evidence.kind === 'photo' ? `photo:${evidence.photoId}` : textTarget(opened),
    days: undefined,
    // Closing at once is a choice of its own, whatever the reporter feared.
    danger: false,
    answer: '',
  };
}

/** The text that was flagged, where it still stands. */
function textTarget({ evidence, targets }: OpenedCase): string {
  if (evidence.kind !== 'text') return '';
  return targets.find(({ text }) => text === evidence.text)?.content ?? '';
}
