import { useNow } from '#browser/use-now.ts';
import { ListRow } from '#desk/staff/web/shared/list-row.tsx';
import { sinceWords } from '#lib/since-words.ts';
import type { QueuedCase } from '../contract.ts';
import { caseTitle, personWords } from './case-words.ts';
import { GravityBadge } from './gravity-badge.tsx';

interface QueueListProps {
  cases: readonly QueuedCase[];
  here: string | undefined;
  /** The current colleague, whose own cases show no name. */
  me: string;
  addressOf: (id: string) => string;
}

export function QueueList({ cases, here, me, addressOf }: QueueListProps) {
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
            {one.takenBy && one.takenBy.id !== me ? (
              <span className="shrink-0 text-xs font-semibold text-prune">
                ouvert par {one.takenBy.firstName}
              </span>
            ) : (
              <span className="shrink-0 text-xs">{sinceWords(new Date(one.createdAt), now)}</span>
            )}
          </span>
        </ListRow>
      ))}
    </ol>
  );
}
