import type { ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import type { ReportMatter } from '#member/reports/rules.ts';
import { MATTER_LABELS } from '#member/reports/texts.ts';
import type { QueuedCase } from '../contract.ts';
import { CASE_KIND_LABELS } from '../texts.ts';

/** The report’s matter, or else the kind of case. */
export function caseTitle({ kind, matter }: Pick<QueuedCase, 'kind' | 'matter'>): string {
  return matter ? MATTER_LABELS[matter] : CASE_KIND_LABELS[kind];
}

/** Example: « Karim, 36 ans, Lyon ». */
export function personWords({
  subject,
  held = false,
}: Pick<QueuedCase, 'subject'> & { held?: boolean }): string {
  if (!subject)
    return held
      ? 'Compte supprimé\u202f: son adresse attend votre décision'
      : 'Personne non identifiée, ou compte supprimé';
  return `${subject.firstName}, ${subject.age}\u00a0ans, ${subject.city}`;
}

const CLAUSE_OF: Partial<Record<ReportMatter, ClauseCode>> = {
  fake: 'false-profile',
  threat: 'threat',
  hate: 'hate',
  sexual: 'sexual',
  minor: 'minor',
  scam: 'scam',
  identity: 'identity',
  insult: 'insult',
  crude: 'crude',
  'not-free': 'not-free',
  advert: 'advert',
};

/** Preselected rule; the moderator may choose another. */
export function likelyClause({ kind, matter }: Pick<QueuedCase, 'kind' | 'matter'>): ClauseCode | '' {
  if (kind === 'photo') return 'photo-of-oneself';
  if (kind === 'text') return 'contact-details';
  return (matter && CLAUSE_OF[matter]) ?? '';
}
