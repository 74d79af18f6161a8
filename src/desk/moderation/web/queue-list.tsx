import { useQuery } from '@tanstack/react-query';
import { useNow } from '#browser/use-now.ts';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { ListRow } from '#desk/staff/web/shared/list-row.tsx';
import { sinceWords } from '#lib/since-words.ts';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import type { QueuedCase } from '../contract.ts';
import { caseTitle, measuresBefore, personWords } from './case-words.ts';
import { GravityBadge } from './gravity-badge.tsx';
import { deskModerationApi } from './shared/api.ts';

interface QueueListProps {
  cases: readonly QueuedCase[];
  here: string | undefined;
  addressOf: (id: string) => string;
}

export function QueueList({ cases, here, addressOf }: QueueListProps) {
  // One’s own cases show no name.
  const me = useDeskSession().colleague?.id;
  const now = useNow();
  return (
    <ol className="grid gap-1" aria-label="Dossiers qui attendent">
      {cases.map((one) => (
        <ListRow key={one.id} to={addressOf(one.id)} here={one.id === here}>
          <span className="flex items-center justify-between gap-2">
            <span className="truncate font-semibold">{caseTitle(one)}</span>
            <GravityBadge gravity={one.gravity} ticks={one.ticks} />
          </span>
          <span className="flex items-baseline justify-between gap-2 text-sm text-encre-2">
            <span className="truncate">{personWords(one)}</span>
            {one.measures > 0 ? <span className="shrink-0 text-xs">{measuresBefore(one)}</span> : null}
            {one.takenBy && one.takenBy.id !== me ? (
              <span className="shrink-0 text-xs font-semibold text-prune">
                ouvert par {one.takenBy.firstName}
              </span>
            ) : one.settledAt ? (
              <span className="shrink-0 text-xs font-semibold text-prune">décidé, à finir</span>
            ) : (
              <span className="shrink-0 text-xs">{sinceWords(new Date(one.createdAt), now)}</span>
            )}
          </span>
        </ListRow>
      ))}
    </ol>
  );
}

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
  kind: CaseKind | undefined;
  addressOf: (kind: CaseKind | undefined) => string;
}

/** Kinds without pending cases are left out. */
export function QueueFilter({ kind, addressOf }: QueueFilterProps) {
  const { data: counts } = useQuery(deskModerationApi.waiting.queryOptions());
  if (!counts) return null;
  const { byKind, waiting } = counts;
  const kinds = CASE_KINDS.filter((one) => one === kind || (byKind[one] ?? 0) > 0);
  const filters = [undefined, ...kinds].map((one) => ({
    to: addressOf(one),
    name: one ? PLURALS[one] : 'Tous',
    count: (one ? byKind[one] : waiting) ?? 0,
    here: one === kind,
  }));
  return <FilterLine label="Nature des dossiers" filters={filters} />;
}
