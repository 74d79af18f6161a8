import { Check, CircleHelp, Hourglass, type LucideIcon } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import { Badge } from '#ui/badge.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import type { MyWorkshopDate } from '../../contract.ts';
import { DATE_STATUS_LABELS } from '../../rules.ts';
import { DURATION_LABELS, workshopOf } from '../../texts.ts';
import { CancelPlace } from './cancel-place.tsx';
import { CancelledTicket } from './cancelled-ticket.tsx';
import { JoinRoom } from './join-room.tsx';
import { type PlaceState, placeState } from './place-state.ts';

/** A date of one’s own: when, with whom, whether it is sure, and what to press. */
export function WorkshopTicket({ date, heading = 'h3' }: { date: MyWorkshopDate; heading?: 'h2' | 'h3' }) {
  const now = useNow();
  const { title, durationMinutes } = workshopOf(date.workshopId);
  const seated = date.mine === 'registered';
  if (date.cancelReason !== null) return <CancelledTicket date={date} reason={date.cancelReason} />;
  return (
    <PlanTicket
      title={title}
      heading={heading}
      tone={seated ? 'sauge' : 'abricot'}
      startsAt={date.startsAt}
      now={now}
      status={<Sure date={date} />}
      details={
        <>
          Avec {date.coachName}, en visioconférence, {DURATION_LABELS[durationMinutes]}{' '}
          <ExampleBadge className="bg-carte/70!" />
        </>
      }
    >
      {seated ? (
        <>
          <JoinRoom date={date} now={now} />
          <CalendarLink href={`/api/workshop-sessions/${encodeURIComponent(date.id)}/calendar`} />
        </>
      ) : (
        <p className="text-sm">Si une place se libère, elle est à vous et nous vous écrivons aussitôt.</p>
      )}
      {date.status === 'pending' ? (
        <span className="ml-auto">
          <CancelPlace date={date} />
        </span>
      ) : null}
    </PlanTicket>
  );
}

const ICONS: Record<PlaceState['state'], LucideIcon> = {
  sure: Check,
  'to-confirm': CircleHelp,
  waiting: Hourglass,
};

/** What is sure, and the status of the spec beside it. */
function Sure({ date }: { date: MyWorkshopDate }) {
  const mine = placeState(date);
  const Icon = mine && ICONS[mine.state];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
      {Icon ? (
        <span className={date.mine === 'registered' ? 'text-sauge' : undefined}>
          <Icon aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
          {mine.words}
          {mine.state === 'to-confirm' ? '\u202f: il manque une personne' : null}
        </span>
      ) : null}
      <span className="inline-flex items-center gap-1.5">
        {/* The status is that of the date: « En attente » alone would contradict a place that is sure. */}
        <span className="font-normal text-encre-2">La séance{'\u202f'}:</span>
        <Badge tone="lin" className="bg-carte/70!">
          {DATE_STATUS_LABELS[date.status]}
        </Badge>
      </span>
    </p>
  );
}
