import { Check } from 'lucide-react';
import type { WorkshopSession } from '#features/accompaniment/workshops/contract.ts';
import { frenchMoment } from '#lib/french-date.ts';

/** When the next session is, and whether one is already in it. */
export function WebinarDate({ session }: { session: WorkshopSession | undefined }) {
  if (!session) return null;
  return (
    <div className="grid gap-0.5 text-sm">
      <time dateTime={session.startsAt} className="font-medium first-letter:uppercase">
        {frenchMoment(new Date(session.startsAt))}
      </time>
      {session.mine === 'registered' ? (
        <p className="inline-flex items-center gap-1.5 font-medium text-sauge">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          Votre place est réservée
        </p>
      ) : session.mine === 'waiting' ? (
        <p className="text-encre-2">Vous êtes sur la liste d’attente</p>
      ) : session.full ? (
        <p className="text-encre-2">Complet, avec une liste d’attente</p>
      ) : null}
    </div>
  );
}
