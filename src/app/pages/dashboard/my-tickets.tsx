import { useQuery } from '@tanstack/react-query';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { AppointmentTicket } from '#member/appointments/web/appointment-ticket.tsx';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { AgreedDate } from './agreed-date.tsx';
import { NextSeance } from './next-seance.tsx';
import { nextPlace } from './what-waits.ts';

/** Dates, appointments with the team and the next séance, soonest first. A failed query only hides its own tickets. */
export function MyTickets() {
  const encounters = useQuery(encountersApi.upcoming.queryOptions(useFallbackPolling()));
  const appointments = useQuery(appointmentsApi.mine.queryOptions());
  const dates = useQuery(workshopsApi.mine.queryOptions());
  const place = nextPlace(dates.data ?? []);
  const tickets = [
    ...(encounters.data ?? []).flatMap((encounter) => {
      const { contactId, agreedAt } = encounter;
      return agreedAt
        ? { startsAt: agreedAt, ticket: <AgreedDate key={contactId} {...{ encounter, agreedAt }} /> }
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
