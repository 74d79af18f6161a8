import { Check } from 'lucide-react';
import type { WorkshopDate } from '#member/workshops/contract.ts';
import { placeState } from '#member/workshops/web/shared/place-state.ts';
import { TeamMoment } from '#ui/team-moment.tsx';

export function WebinarDate({ date }: { date: WorkshopDate | undefined }) {
  if (!date) return null;
  const mine = placeState(date);
  return (
    <div className="grid gap-0.5 text-sm">
      <TeamMoment at={date.startsAt} className="font-medium" />
      {mine?.state === 'sure' ? (
        <p className="inline-flex items-center gap-1.5 font-medium text-sauge">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          {mine.words}
        </p>
      ) : mine ? (
        <p className="text-encre-2">{mine.words}</p>
      ) : date.full ? (
        <p className="text-encre-2">Complet, avec une liste d’attente</p>
      ) : null}
    </div>
  );
}
