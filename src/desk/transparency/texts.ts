import type { AppealOutcome, StatementEffect } from '#mechanisms/decisions/rules.ts';

export const COUNTED_DECISION_LABELS: Record<StatementEffect, string> = {
  warning: 'Avertissements',
  'photo-hidden': 'Photos retirées',
  'text-hidden': 'Textes retirés',
  suspension: 'Comptes suspendus',
  closure: 'Comptes fermés',
};

export const APPEAL_LABELS: Record<AppealOutcome | 'waiting', string> = {
  upheld: 'Décisions maintenues',
  undone: 'Décisions annulées',
  waiting: 'Contestations en cours',
};
