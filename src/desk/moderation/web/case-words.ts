import type { Decision } from '#mechanisms/decisions/rules.ts';
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

export const DECISION_EFFECTS: Record<Decision, { title: string; effect: string }> = {
  dismiss: {
    title: 'Classer',
    effect:
      'Rien ne change sur le site. La personne qui nous a écrit reçoit votre réponse et les voies de recours.',
  },
  warn: {
    title: 'Avertir',
    effect: 'Le compte reste ouvert. La personne reçoit les faits, la règle et les moyens de contester.',
  },
  hide: {
    title: 'Masquer un contenu',
    effect:
      'Plus personne d’autre ne le voit, tout de suite. La personne lit pourquoi sur «\u202fMon profil\u202f» et peut le remplacer.',
  },
  suspend: {
    title: 'Suspendre le compte',
    effect:
      'La personne est déconnectée partout, n’est plus présentée, et ne peut plus écrire jusqu’à la fin. Elle reçoit les raisons et peut contester.',
  },
  close: {
    title: 'Fermer le compte',
    effect:
      'La personne est déconnectée partout et n’est plus présentée. La fermeture prend effet le prochain jour ouvré, son adresse ne pourra plus servir à une inscription, et ses données seront effacées après le délai de contestation.',
  },
};
