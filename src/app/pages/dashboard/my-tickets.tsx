import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import { AppointmentTicket } from '#member/appointments/web/appointment-ticket.tsx';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { DateTicket } from '#member/encounters/web/shared/date-ticket.tsx';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { DURATION_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { JoinRoom } from '#member/workshops/web/shared/join-room.tsx';
import { placeState } from '#member/workshops/web/shared/place-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { nextPlace } from './what-waits.ts';

/**
 * Dates, appointments with the team and the next workshop date, soonest first. A failed query hides only its own
 * tickets.
 */
export function MyTickets() {
  const encounters = useQuery(encountersApi.upcoming.queryOptions(useFallbackPolling()));
  const appointments = useQuery(appointmentsApi.mine.queryOptions());
  const dates = useQuery(workshopsApi.mine.queryOptions());
  const place = nextPlace(dates.data ?? []);
  const tickets = [
    ...(encounters.data ?? []).flatMap((encounter) => {
      const { contactId, agreedAt } = encounter;
      return agreedAt
        ? {
            startsAt: agreedAt,
            ticket: <AgreedDate key={contactId} encounter={encounter} agreedAt={agreedAt} />,
          }
        : [];
    }),
    ...(appointments.data?.coming ?? []).map((appointment) => ({
      startsAt: appointment.startsAt,
      ticket: <AppointmentTicket key={appointment.id} appointment={appointment} />,
    })),
    ...(place ? [{ startsAt: place.startsAt, ticket: <NextSeance key={place.id} date={place} /> }] : []),
  ];
  if (tickets.length === 0) return null;
  return (
    <div className="grid gap-4">
      {tickets
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
        .map(({ ticket }) => ticket)}
    </div>
  );
}

/** Moving and cancelling are done in the conversation. */
function AgreedDate({ encounter, agreedAt }: { encounter: Encounter; agreedAt: string }) {
  const { contactId, firstName } = encounter;
  return (
    <DateTicket
      encounter={encounter}
      agreedAt={agreedAt}
      label={`Rendez-vous avec ${firstName}`}
      heading="h2"
    >
      <ButtonLink to={`/chat?contact=${encodeURIComponent(contactId)}`} size="small">
        Ouvrir la conversation
      </ButtonLink>
    </DateTicket>
  );
}

function NextSeance({ date }: { date: MyWorkshopDate }) {
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
