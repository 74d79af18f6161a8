import { Check } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { DURATION_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { JoinRoom } from '#member/workshops/web/shared/join-room.tsx';
import { placeState } from '#member/workshops/web/shared/place-state.ts';
import { ButtonLink } from '#ui/button.tsx';

export function NextSeance({ date }: { date: MyWorkshopDate }) {
  const now = useNow();
  const { title, durationMinutes } = workshopOf(date.workshopId);
  const place = placeState(date);
  return (
    <PlanTicket
      title={title}
      heading="h2"
      tone="sauge"
      startsAt={date.startsAt}
      now={now}
      status={
        <p className="text-sm font-semibold text-sauge">
          {place?.state === 'sure' ? (
            <Check aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
          ) : null}
          {place?.words}
        </p>
      }
      details={`En visioconférence, ${DURATION_LABELS[durationMinutes]}`}
    >
      {date.roomUrl ? <JoinRoom date={date} now={now} /> : null}
      <ButtonLink to="/coaching" variant="secondary" size="small">
        Voir ma séance
      </ButtonLink>
      <CalendarLink href={`/api/workshop-sessions/${encodeURIComponent(date.id)}/calendar`} />
    </PlanTicket>
  );
}
