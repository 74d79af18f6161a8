import { useQuery } from '@tanstack/react-query';
import { currentTime } from '#browser/clock.ts';
import { standingApi } from '#identity/accounts/web/shared/api.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { contactsQuery } from '#member/conversations/web/thread-query.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { DateToTellRow } from './date-to-tell-row.tsx';
import { DecisionRow } from './decision-row.tsx';
import { IntroductionRow } from './introduction-row.tsx';
import { MessagesCard } from './messages-card.tsx';
import { MyTickets } from './my-tickets.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { latestDecision } from './what-waits.ts';

/** Pending answers, then tickets. A failed query only hides its own rows. */
export function WaitingForMe({ unread }: { unread: number }) {
  const polling = useFallbackPolling();
  const contacts = useQuery(contactsQuery());
  const encounters = useQuery(encountersApi.upcoming.queryOptions(polling));
  const toTell = useQuery(meetingApi.toTell.queryOptions(polling));
  const introductions = useQuery(introductionsQuery());
  const standing = useQuery(standingApi.mine.queryOptions());
  const proposals = encounters.data?.filter(({ status }) => status === 'to-answer');
  const introduced = introductions.data?.filter(({ status }) => status === 'to-answer');
  const decision = latestDecision(standing.data?.statements ?? [], currentTime());
  return (
    <section aria-label="Ce qui vous attend" className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid gap-4 lg:only:col-span-2">
        <MessagesCard unread={unread} contacts={contacts.data} />
        {decision || toTell.data?.length || proposals?.length || introduced?.length ? (
          <ul className="grid gap-3">
            {decision ? <DecisionRow decision={decision} /> : null}
            {toTell.data?.map((date) => (
              <DateToTellRow key={date.contactId} date={date} />
            ))}
            {proposals?.map((encounter) => (
              <ProposalRow key={encounter.contactId} encounter={encounter} />
            ))}
            {introduced?.map((introduction) => (
              <IntroductionRow key={introduction.person.id} introduction={introduction} />
            ))}
          </ul>
        ) : null}
      </div>
      <MyTickets />
    </section>
  );
}
