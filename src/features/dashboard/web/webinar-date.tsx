import type { WorkshopSession } from '#features/workshops/contract.ts';
import { frenchMoment } from '#lib/french-date.ts';

/** When the next session is, and whether one is already in it. */
export function WebinarDate({ session }: { session: WorkshopSession | undefined }) {
  if (!session) return null;
  return (
    <p className="text-sm text-encre-2">
      <time
        dateTime={session.startsAt}
        className="inline-block font-medium text-encre first-letter:uppercase"
      >
        {frenchMoment(new Date(session.startsAt))}
      </time>
      {session.mine === 'registered' ? ', votre place est réservée' : session.full ? ', complet' : null}
    </p>
  );
}
