import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { DAY_MS } from '#lib/durations.ts';
import { frenchDay } from '#lib/french-date.ts';
import { daysAway } from '#lib/relative-day.ts';
import { shortPlan } from '#mechanisms/calendar/rules.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { Sun } from '#ui/illustrations/scene.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { Encounter } from '../../contract.ts';
import { PlaceLine } from '../invitation.tsx';

const friendDialog = lazyPart(
  () => import('../friend-dialog.tsx'),
  ({ FriendDialog }) => FriendDialog,
);

interface DateTicketProps {
  encounter: Encounter;
  agreedAt: string;
  /** Accessible name of the region. */
  label: string;
  heading: 'h2' | 'h3';
  /** Beside the title. */
  menu?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * An agreed date: both portraits and the sun, then time, place, partner and actions. Low enough to be seen whole below
 * the header of a thread, in a window of 800 pixels.
 */
export function DateTicket(props: DateTicketProps) {
  const { encounter, agreedAt, label, heading: Heading, menu, children } = props;
  const { contactId, firstName, place, places } = encounter;
  const [tells, setTells] = useState(false);
  usePartAhead(friendDialog);
  const rises = useFirstSight(encounter);
  const instant = new Date(agreedAt);
  const [now, reader] = [currentTime(), deviceZone()];
  const [{ zone }] = places;
  return (
    <section aria-label={label} className="overflow-hidden rounded-card bg-abricot-100">
      <TwoPortraits encounter={encounter} rises={rises} />
      <div className="grid gap-3 p-4 pt-9 sm:p-5 sm:pt-9">
        <div className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-1">
            <Heading tabIndex={-1} className="text-h2 outline-none sm:text-[1.75rem]">
              C’est convenu{'\u202f'}:{' '}
              <time dateTime={agreedAt}>{shortPlan(instant, places, { now, reader })}</time>
            </Heading>
            <p className="font-semibold wrap-anywhere">Avec {firstName}</p>
            <p className="text-encre-2 first-letter:uppercase">
              {frenchDay(instant, zone)}
              {instant > now ? `, ${daysAway(instant, now, zone)}` : null}
            </p>
          </div>
          {menu}
        </div>
        <PlaceLine place={place} />
        <div className="flex flex-wrap gap-2">
          {children}
          <CalendarLink href={`/api/contacts/${encodeURIComponent(contactId)}/date/calendar`} />
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setTells(true)}>
            <HeartHandshake aria-hidden="true" />
            Prévenir une personne proche
          </Button>
        </div>
      </div>
      {tells ? (
        <Lazy part={friendDialog}>
          {(FriendDialog) => (
            <FriendDialog contact={{ id: contactId, firstName }} onClose={() => setTells(false)} />
          )}
        </Lazy>
      ) : null}
    </section>
  );
}

/** Agreements already shown in this tab. */
const seen = new Set<string>();

/** Returns whether the light rises: when a tab first shows an agreement, on the same day. A reload is no first time. */
function useFirstSight({ contactId, revision, changedAt }: Encounter): boolean {
  const key = `${contactId}:${revision}`;
  const [isFirst] = useState(() => {
    const [now, changed] = [currentTime().getTime(), new Date(changedAt).getTime()];
    const wasThere = isReloaded() && changed < now - performance.now();
    return !seen.has(key) && !wasThere && now < changed + DAY_MS;
  });
  useEffect(() => {
    seen.add(key);
  }, [key]);
  return isFirst;
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

const portraitStyle =
  'rounded-2xl border-4 border-abricot-100 bg-abricot-100 in-data-rises:animate-draw-near';

interface TwoPortraitsProps {
  encounter: Pick<Encounter, 'firstName' | 'photoUrl'>;
  rises: boolean;
}

/** The reader and the other, above the perforation. */
function TwoPortraits({ encounter: { firstName, photoUrl }, rises }: TwoPortraitsProps) {
  const { member } = useSession();
  return (
    <div
      aria-hidden="true"
      data-rises={rises || undefined}
      className="relative flex h-36 items-end justify-center border-b-2 border-dashed border-abricot bg-linear-to-b from-rosee to-abricot-100 sm:h-32"
    >
      <span className="absolute inset-0 overflow-hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 320 150"
          preserveAspectRatio="xMidYMax slice"
          className="drawing size-full"
        >
          <g className="in-data-rises:animate-sunrise">
            <Sun x={160} y={132} r={90} />
          </g>
        </svg>
      </span>
      <span className="relative z-1 flex translate-y-5">
        <span className="-mr-2 w-22 -rotate-4 [--from:-5rem] sm:w-24">
          <Face picture={member?.photoUrl ?? null} name={member?.firstName ?? ''} className={portraitStyle} />
        </span>
        <span className="-ml-2 w-22 rotate-4 [--from:5rem] sm:w-24">
          <Face picture={photoUrl} name={firstName} className={portraitStyle} />
        </span>
      </span>
    </div>
  );
}
