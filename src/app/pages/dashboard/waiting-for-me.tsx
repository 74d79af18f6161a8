import { useQuery } from '@tanstack/react-query';
import { standingApi } from '#identity/standing/web/shared/api.ts';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import { contactsQuery } from '#member/conversations/web/thread-query.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DateToTellRow } from './date-to-tell-row.tsx';
import { DecisionRow } from './decision-row.tsx';
import { EncounterRow } from './encounter-row.tsx';
import { IntroductionRow } from './introduction-row.tsx';
import { MessagesCard } from './messages-card.tsx';
import { isNear, latestDecision, nextPlace } from './what-waits.ts';
import { DashboardWorkshopRow } from './workshop-row.tsx';

/** Pending matters. A failed query only hides its own rows. */
export function WaitingForMe({ unread }: { unread: number }) {
  const now = new Date();
  const contacts = useQuery(contactsQuery());
  const encounters = useQuery(encountersApi.upcoming.queryOptions());
  const toTell = useQuery(meetingApi.toTell.queryOptions());
  const appointments = useQuery(appointmentsApi.mine.queryOptions());
  const introductions = useQuery(introductionsQuery());
  const dates = useQuery(workshopsApi.mine.queryOptions());
  const meetings = encounters.data?.filter(({ status }) => status === 'to-answer' || status === 'agreed');
  const booked = appointments.data?.coming.filter(({ startsAt }) => isNear(startsAt, now));
  const introduced = introductions.data?.filter(({ status }) => status === 'to-answer');
  const standing = useQuery(standingApi.mine.queryOptions());
  const decision = latestDecision(standing.data?.statements ?? [], now);
  const place = nextPlace(dates.data ?? [], now);
  return (
    <section aria-label="Ce qui vous attend" className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <MessagesCard unread={unread} contacts={contacts.data} />
      {decision ||
      place ||
      meetings?.length ||
      toTell.data?.length ||
      booked?.length ||
      introduced?.length ? (
        <ul className="grid gap-3">
          {decision ? <DecisionRow decision={decision} /> : null}
          {introduced?.map((introduction) => (
            <IntroductionRow key={introduction.person.id} introduction={introduction} />
          ))}
          {toTell.data?.map((date) => (
            <DateToTellRow key={date.contactId} date={date} />
          ))}
          {meetings?.map((encounter) => (
            <EncounterRow key={encounter.contactId} encounter={encounter} />
          ))}
          {booked?.map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} now={now} />
          ))}
          {place ? <DashboardWorkshopRow date={place} now={now} /> : null}
        </ul>
      ) : null}
    </section>
  );
}
