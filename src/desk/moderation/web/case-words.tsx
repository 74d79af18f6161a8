import { TriangleAlert } from 'lucide-react';
import { CLAUSE_CODES, type ClauseCode } from '#mechanisms/decisions/texts.ts';
import { MATTER_LABELS } from '#member/reports/texts.ts';
import { Badge } from '#ui/badge.tsx';
import type { QueuedCase } from '../contract.ts';
import { DANGER_STEPS } from '../rules.ts';
import { CASE_KIND_LABELS, GRAVITY_LABELS } from '../texts.ts';

const TONES = { 5: 'danger', 4: 'abricot', 3: 'abricot', 2: 'lavande', 1: 'lin' } as const;

/** Uses words, not only colour. */
export function GravityBadge({ gravity, ticks }: Pick<QueuedCase, 'gravity' | 'ticks'>) {
  const left = gravity === 5 ? DANGER_STEPS.length - ticks.length : 0;
  return (
    <Badge
      tone={TONES[gravity]}
      icon={gravity === 5 ? TriangleAlert : undefined}
      className="shrink-0 px-2.5 py-0.5 whitespace-nowrap"
    >
      {GRAVITY_LABELS[gravity]}
      {left > 0 ? `, ${left} à faire` : null}
    </Badge>
  );
}

/** The report’s matter, otherwise the kind of case. */
export function caseTitle({ kind, matter }: Pick<QueuedCase, 'kind' | 'matter'>): string {
  return matter ? MATTER_LABELS[matter] : CASE_KIND_LABELS[kind];
}

/** Example: « Karim, 36 ans, Lyon ». */
export function personWords({ subject, held }: Pick<QueuedCase, 'subject'> & { held?: boolean }): string {
  if (!subject)
    return held
      ? 'Compte supprimé\u202f: son adresse attend votre décision'
      : 'Personne non identifiée, ou compte supprimé';
  return `${subject.firstName}, ${subject.age}\u00a0ans, ${subject.city}`;
}

/** Example: « déjà 2 mesures ». */
export const measuresBefore = ({ measures }: Pick<QueuedCase, 'measures'>) =>
  `déjà ${measures}\u00a0mesure${measures > 1 ? 's' : ''}`;

/** Returns the preselected rule: the one named like the matter, if any; the moderator may choose another. */
export function likelyClause({ kind, matter }: Pick<QueuedCase, 'kind' | 'matter'>): ClauseCode | '' {
  if (kind === 'photo') return 'photo-of-oneself';
  if (kind === 'text') return 'contact-details';
  if (matter === 'fake') return 'false-profile';
  return CLAUSE_CODES.find((code) => code === matter) ?? '';
}
