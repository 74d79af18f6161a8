import { CalendarPlus, Check, CircleHelp, Hourglass, type LucideIcon } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { daysAway, frenchMoment } from '#lib/french-date.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import type { MyWorkshopDate } from '../../contract.ts';
import { DATE_STATUS_LABELS } from '../../rules.ts';
import { DURATION_LABELS, workshopOf } from '../../texts.ts';
import { CancelPlace } from './cancel-place.tsx';
import { CancelledTicket } from './cancelled-ticket.tsx';
import { JoinRoom } from './join-room.tsx';
import { type PlaceState, placeState } from './place-state.ts';

/** A date of one’s own: when, with whom, whether it is sure, and what to press. */
export function WorkshopTicket({
  date,
  heading: Heading = 'h3',
}: {
  date: MyWorkshopDate;
  heading?: 'h2' | 'h3';
}) {
  const now = useNow();
  const { title, durationMinutes } = workshopOf(date.workshopId);
  const instant = new Date(date.startsAt);
  const seated = date.mine === 'registered';
  if (date.cancelReason !== null) return <CancelledTicket date={date} reason={date.cancelReason} />;
  return (
    <Card as="section" tone={seated ? 'sauge' : 'abricot'} aria-label={title} className="grid gap-4 sm:p-8">
      <div className="flex items-start gap-4 sm:gap-6">
        <DateBlock instant={instant} tone={seated ? 'sauge' : 'prune'} className="sm:w-20" />
        <div className="grid min-w-0 flex-1 gap-1">
          <Sure date={date} />
          <Heading className="text-h3 wrap-anywhere">{title}</Heading>
          <p className="font-semibold">
            <time dateTime={date.startsAt} className="inline-block first-letter:uppercase">
              {frenchMoment(instant)}
            </time>
            {instant > now ? (
              <span className="font-normal whitespace-nowrap text-encre-2"> ({daysAway(instant, now)})</span>
            ) : null}
          </p>
          <p>
            Avec {date.coachName}, en visioconférence, {DURATION_LABELS[durationMinutes]}{' '}
            <ExampleBadge className="bg-white/70" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t-2 border-dashed border-encre/15 pt-4">
        {seated ? (
          <>
            <JoinRoom date={date} now={now} />
            <a
              href={`/api/workshop-sessions/${encodeURIComponent(date.id)}/calendar`}
              download
              className={buttonStyle({ variant: 'secondary', size: 'small' })}
            >
              <CalendarPlus aria-hidden="true" />
              Ajouter à mon agenda
            </a>
          </>
        ) : (
          <p className="text-sm">Si une place se libère, elle est à vous et nous vous écrivons aussitôt.</p>
        )}
        {date.status === 'pending' ? (
          <span className="ml-auto">
            <CancelPlace date={date} />
          </span>
        ) : null}
      </div>
    </Card>
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
      <Badge tone="lin" className="bg-white/70">
        {DATE_STATUS_LABELS[date.status]}
      </Badge>
    </p>
  );
}
