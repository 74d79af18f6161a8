import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import type { Queue } from '../contract.ts';

const PLURALS: Record<CaseKind, string> = {
  report: 'Signalements',
  words: 'Mots reçus',
  finding: 'Constats',
  text: 'Textes',
  photo: 'Photos',
  note: 'Mots à l’équipe',
  notice: 'Notifications',
  redress: 'Suites contestées',
  appeal: 'Contestations',
};

interface QueueFilterProps {
  queue: Pick<Queue, 'waiting' | 'byKind'>;
  kind: CaseKind | undefined;
  addressOf: (kind: CaseKind | undefined) => string;
}

/** Kinds without pending cases are left out. */
export function QueueFilter({ queue, kind, addressOf }: QueueFilterProps) {
  const kinds = CASE_KINDS.filter((one) => one === kind || (queue.byKind[one] ?? 0) > 0);
  const filters = [undefined, ...kinds].map((one) => ({
    to: addressOf(one),
    name: one ? PLURALS[one] : 'Tous',
    count: (one ? queue.byKind[one] : queue.waiting) ?? 0,
    here: one === kind,
  }));
  return <FilterLine label="Nature des dossiers" filters={filters} />;
}
