import type { SuspensionDays } from '#mechanisms/decisions/rules.ts';
import type { ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import type { OpenedCase } from '../contract.ts';
import { likelyClause } from './case-words.ts';

/** Draft kept when the dialog is closed or the network fails. */
export interface DecisionDraft {
  decisionId: string;
  clause: ClauseCode | '';
  facts: string;
  target: string;
  days: SuspensionDays | undefined;
  danger: boolean;
  /** For the author of a notice or contest. */
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
    // Immediate closure is a deliberate choice, independent of the report’s matter.
    danger: false,
    answer: '',
  };
}

/** The flagged text, if it is still shown. */
function textTarget({ evidence, targets }: OpenedCase): string {
  if (evidence.kind !== 'text') return '';
  return targets.find(({ text }) => text === evidence.text)?.content ?? '';
}
