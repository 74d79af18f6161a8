import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import type { Statement } from '#identity/accounts/contract.ts';
import { standingApi } from '#identity/accounts/web/shared/api.ts';
import { frenchDay } from '#lib/french-date.ts';
import { unreadSentence } from '#lib/french-words.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { effectTitle } from '#mechanisms/decisions/texts.ts';
import type { Contact } from '#member/conversations/contract.ts';
import { turnOf } from '#member/conversations/rules.ts';
import { introducedSentence } from '#member/conversations/web/chat-sentences.ts';
import { contactsQuery } from '#member/conversations/web/shared/api.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import { placeWords } from '#member/encounters/rules.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import type { Introduction } from '#member/matchmaker/contract.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import type { DateToTell } from '#member/meeting/contract.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { lettersOf } from '#ui/letters-of.ts';
import { Link, type LinkProps } from '#ui/link.tsx';
import { notify } from '#ui/toasts.tsx';
import { MyTickets } from './my-tickets.tsx';
import { conversationsThatWait, latestDecision } from './what-waits.ts';

/** Pending answers, then tickets. A failed query hides only its own rows. */
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
        <MessagesCard unread={unread} contacts={contacts.data} plans={encounters.data} />
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

const FAILED = 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.';

/** Asked once, from the morning after; either answer ends it. */
function DateToTellRow({ date }: { date: DateToTell }) {
  const { contactId: id, firstName, photoUrl, agreedAt } = date;
  const { declare, setAside } = useAnswers(id, firstName);
  const busy = declare.isPending || setAside.isPending;
  return (
    <Card as="li" tone="abricot" className="grid gap-4 p-4! sm:p-6!">
      <div className="flex items-center gap-4">
        <Avatar firstName={firstName} photoUrl={photoUrl} />
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-h3 wrap-anywhere">
            Comment s’est passé votre rendez-vous avec {firstName}
            {'\u202f'}?
          </h2>
          <time dateTime={agreedAt} className="text-sm text-encre-2 first-letter:uppercase">
            {frenchDay(new Date(agreedAt), deviceZone())}
          </time>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={declare.isPending}
          pendingLabel="Un instant…"
          onClick={() => {
            if (!busy) declare.mutate({ id });
          }}
        >
          Nous avons pu nous voir
        </Button>
        <Button
          size="small"
          variant="quiet"
          pending={setAside.isPending}
          pendingLabel="Un instant…"
          onClick={() => {
            if (!busy) setAside.mutate({ id });
          }}
        >
          Le rendez-vous n’a pas eu lieu
        </Button>
      </div>
      <FailureAlert error={declare.error ?? setAside.error} failed={FAILED} />
    </Card>
  );
}

/** After a meeting the member goes to the conversation to leave feedback. */
function useAnswers(id: string, firstName: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: meetingApi.key() });
  const declare = useMutation(
    meetingApi.declare.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        notify.success(`C’est noté. Vous pouvez laisser un mot à ${firstName}.`);
        void navigate(`/chat?contact=${encodeURIComponent(id)}`);
      },
      onSettled,
    }),
  );
  const setAside = useMutation(
    meetingApi.setAside.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => notify.success('C’est noté. Cette réponse reste entre vous et nous.'),
      onSettled,
    }),
  );
  return { declare, setAside };
}

function DecisionRow({ decision: { effect } }: { decision: Statement }) {
  return (
    <WaitingRow
      to="/votre-compte"
      title={effectTitle(effect, null)}
      picture={<Scale aria-hidden="true" className="size-6 shrink-0 text-prune" />}
    >
      <span className="text-sm font-semibold text-prune">Lire pourquoi, et ce que vous pouvez faire</span>
      <span className="text-sm text-encre-2">Décision de l’équipe</span>
    </WaitingRow>
  );
}

function IntroductionRow({ introduction: { person, by } }: { introduction: Introduction }) {
  return (
    <WaitingRow
      to="/selection"
      state={{ meet: person.id }}
      title={`${by} vous présente ${person.firstName}`}
      picture={<Avatar firstName={person.firstName} photoUrl={person.photoUrl} />}
    >
      <span className="text-sm font-semibold text-prune">À vous de répondre</span>
      <span className="text-sm text-encre-2">Présentation d’une matchmaker de l’équipe</span>
    </WaitingRow>
  );
}

function ProposalRow({ encounter }: { encounter: Encounter }) {
  const { contactId, firstName, photoUrl, place } = encounter;
  return (
    <WaitingRow
      to={`/chat?contact=${encodeURIComponent(contactId)}`}
      title={`${firstName} vous propose un rendez-vous`}
      picture={<Avatar firstName={firstName} photoUrl={photoUrl} />}
    >
      <span className="text-sm font-semibold text-prune">À vous de répondre</span>
      <span className="text-sm text-encre-2">{placeWords(place)}</span>
    </WaitingRow>
  );
}

interface WaitingRowProps extends Pick<LinkProps, 'to' | 'state'> {
  picture: ReactNode;
  title: string;
  children: ReactNode;
}

function WaitingRow({ to, state, picture, title, children }: WaitingRowProps) {
  return (
    <li className="@container">
      <Link
        to={to}
        state={state}
        className="flex items-center gap-x-4 gap-y-2 @max-[12rem]:flex-wrap rounded-card border border-transparent bg-sauge-100 p-4 no-underline transition-colors hover:border-sauge"
      >
        {picture}
        <span className="grid min-w-0 flex-1 gap-0.5 @max-[12rem]:order-1 @max-[12rem]:basis-full">
          <span className="font-title text-h3 leading-snug font-semibold wrap-anywhere">{title}</span>
          {children}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-sauge" />
      </Link>
    </li>
  );
}

interface MessagesCardProps {
  unread: number;
  /** Undefined while loading, or after an error. */
  contacts: readonly Contact[] | undefined;
  plans: readonly Encounter[] | undefined;
}

function restingSentence(contacts: readonly Contact[] | undefined): string {
  if (contacts === undefined) return 'Vos conversations sont dans « Messages ».';
  if (contacts.length === 0) return 'Vos conversations commenceront ici.';
  return 'Pas de nouveau message. Un mot simple suffit souvent à relancer une conversation.';
}

function MessagesCard({ unread, contacts, plans }: MessagesCardProps) {
  const waiting = conversationsThatWait(contacts ?? [], plans);
  return (
    <Card
      as="section"
      tone="rosee"
      aria-labelledby="messages"
      className="grid gap-3 p-4! sm:p-6! lg:only:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="messages" className="flex items-center gap-3 text-h3">
          Messages
          {unread > 0 ? <CountBadge count={unread} label={unreadSentence(unread)} /> : null}
        </h2>
        <ButtonLink to="/chat" variant="quiet" size="small" className="-mr-3">
          {unread > 0 ? 'Lire mes messages' : 'Ouvrir mes messages'}
        </ButtonLink>
      </div>
      {waiting.length > 0 ? (
        <ul className="grid gap-2">
          {waiting.map((contact) => (
            <ConversationRow key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : (
        <p>
          {unread > 0
            ? `Vous avez ${unread} ${unread > 1 ? 'nouveaux messages' : 'nouveau message'}.`
            : restingSentence(contacts)}
        </p>
      )}
    </Card>
  );
}

function ConversationRow({ contact }: { contact: Contact }) {
  const { id, firstName, photoUrl, unreadCount, lastMessage } = contact;
  const words = !lastMessage || lastMessage.automatic ? introducedSentence(contact) : lastMessage.content;
  const isFirst = turnOf(lastMessage) === 'write-first';
  return (
    <li className="@container">
      <Link
        to={`/chat?contact=${encodeURIComponent(id)}`}
        className="flex items-center gap-x-4 gap-y-2 @max-[12rem]:flex-wrap rounded-[20px] bg-carte p-3 no-underline transition-colors hover:bg-papier"
      >
        <Avatar firstName={firstName} photoUrl={photoUrl} />
        {/* Larger text: below the portrait. */}
        <span className="@container grid min-w-0 flex-1 gap-0.5 @max-[12rem]:order-1 @max-[12rem]:basis-full">
          <span
            style={lettersOf(firstName)}
            className="font-title fit-h3 leading-snug font-semibold wrap-anywhere"
          >
            {lastMessage && !lastMessage.automatic ? `${firstName} vous a écrit` : firstName}
          </span>
          <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{words}</span>
          <span className="text-xs font-semibold text-prune">
            {isFirst ? 'À vous d’écrire les premiers mots' : 'À vous de répondre'}
          </span>
        </span>
        {unreadCount > 0 ? <CountBadge count={unreadCount} label={unreadSentence(unreadCount)} /> : null}
      </Link>
    </li>
  );
}
