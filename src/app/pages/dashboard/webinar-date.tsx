import { Check } from 'lucide-react';
import { frenchMoment } from '#lib/french-date.ts';
import type { WorkshopDate } from '#member/workshops/contract.ts';
import { placeState } from '#member/workshops/web/shared/place-state.ts';

export function WebinarDate({ date }: { date: WorkshopDate | undefined }) {
  if (!date) return null;
  const mine = placeState(date);
  return (
    <div className="grid gap-0.5 text-sm">
      <time dateTime={date.startsAt} className="font-medium first-letter:uppercase">
        {frenchMoment(new Date(date.startsAt))}
      </time>
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
