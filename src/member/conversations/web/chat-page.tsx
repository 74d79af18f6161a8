import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { unreadSentence } from '#lib/french-words.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { ProfilePreviewDialog } from '#member/matching/web/shared/profile-preview-dialog.tsx';
import { usePreviewed } from '#member/matching/web/shared/use-previewed.ts';
import { DeletedConversations } from '#member/reports/web/shared/deleted-conversations.tsx';
import { PersonMenu } from '#member/reports/web/shared/report-person.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { uncacheConversation } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { ConnectionNote } from './connection-note.tsx';
import { ContactProfile } from './contact-profile.tsx';
import { ContactRow, contactLinkId } from './contact-row.tsx';
import { contactsQuery, conversationsApi } from './shared/api.ts';
import { ThreadPane, ThreadSkeleton } from './thread-pane.tsx';

interface ChatPageProps {
  /** A conversation outside the member contacts, above the list; undefined while its existence is unknown. */
  guest: Guest | null | undefined;
  /** Its key in the URL while its existence is still unknown. */
  guestKey: string | null;
}

export function ChatPage({ guest, guestKey }: ChatPageProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...contactsQuery(), ...useFallbackPolling() });
  useGoneConversation(data, guest?.key ?? guestKey);
  useFocusWhenEmptied(data);
  if (guest === undefined || (!data && !error)) return <ChatColumns contacts={null} guest={guest ?? null} />;
  if (data && (data.length > 0 || guest)) return <ChatColumns contacts={data} guest={guest} />;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageTitle>Messages</PageTitle>
      {data ? (
        <>
          <EmptyState
            title="Vos conversations commenceront ici"
            illustration={<LetterScene className="block h-auto w-full" />}
            action={<ButtonLink to="/selection">Voir mes matchs</ButtonLink>}
          >
            Choisissez une personne parmi vos matchs et écrivez-lui : nous vous soufflons trois idées pour vos
            premiers mots.
          </EmptyState>
          <DeletedConversations />
        </>
      ) : (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {chatErrorSentence(error, 'contacts')}
        </ErrorState>
      )}
    </div>
  );
}

/** After the member deletes a conversation, the URL changes slightly later than the list. */
const SAID_AFTER_MS = 300;

/** When the open conversation is deleted, or the URL is stale: says so, and shows the list. */
function useGoneConversation(contacts: readonly Contact[] | undefined, guestKey: string | null): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openId = search.get('contact');
  const isGone =
    openId !== null && openId !== guestKey && contacts?.every(({ id }) => id !== openId) === true;
  useEffect(() => {
    if (!isGone) return;
    const timer = window.setTimeout(() => {
      if (!wasDeletedHere(queryClient, openId)) notify.info('Cette conversation n’est plus disponible.');
      void navigate('/chat', { replace: true });
    }, SAID_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isGone, openId, navigate, queryClient]);
}

function wasDeletedHere(queryClient: QueryClient, contactId: string): boolean {
  const deletions = queryClient
    .getMutationCache()
    .findAll({ mutationKey: conversationsApi.deleteConversation.key() });
  return deletions.some(({ state: { variables, status } }) => {
    const isObject = typeof variables === 'object' && variables !== null;
    return status !== 'error' && isObject && 'id' in variables && variables.id === contactId;
  });
}

/** Focuses the page title when the last conversation is gone. */
function useFocusWhenEmptied(contacts: readonly Contact[] | undefined): void {
  const count = useRef(0);
  useEffect(() => {
    if (contacts?.length === 0 && count.current > 0) document.querySelector<HTMLElement>('h1')?.focus();
    count.current = contacts?.length ?? 0;
  }, [contacts]);
}

/** A conversation outside the member contacts: its row above the list, and its pane in place of a thread. */
export interface Guest {
  /** In the URL, in place of a contact id. */
  key: string;
  row: (open: boolean) => ReactNode;
  pane: (title: RefObject<HTMLHeadingElement | null>, onBack: () => void) => ReactNode;
}

interface ChatColumnsProps {
  contacts: readonly Contact[] | null;
  guest: Guest | null;
}

/** The list and the thread, side by side on wide screens, one at a time on phones. `null` while loading. */
function ChatColumns({ contacts, guest }: ChatColumnsProps) {
  const [search] = useSearchParams();
  const openId = search.get('contact');
  const open = contacts?.find(({ id }) => id === openId);
  const guestOpen = guest !== null && openId === guest.key;
  const inThread = openId !== null && (contacts === null || open !== undefined || guestOpen);
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useLeaveThread();
  const { previewed, preview, close } = usePreviewed();
  const queryClient = useQueryClient();
  useFocusOnChange(guestOpen ? guest.key : open?.id, title);

  return (
    <div
      // The viewport height minus the navigation bar and the footer.
      data-thread={inThread || undefined}
      className="mx-auto grid h-[calc(100dvh-4.5rem-1px-var(--demonstration)-var(--foot))] min-h-120 w-full max-sm:h-[calc(100dvh-3.5rem-1px-var(--demonstration)-var(--foot))] threaded:h-[calc(100dvh-var(--foot))] threaded:min-h-56 max-w-[1440px] grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[minmax(280px,340px)_minmax(0,1fr)] xl:border-x xl:border-filet"
    >
      <PageTitle className={classNames('px-5 pt-5 pb-1 [&>h1]:text-h2', inThread && 'max-md:sr-only')}>
        Messages
      </PageTitle>
      <div
        className={classNames(
          'min-h-0 overflow-y-auto md:col-start-1 md:row-start-2',
          inThread && 'max-md:hidden',
        )}
      >
        <ConnectionNote className="px-5 [&>p]:py-2" />
        {guest?.row(guestOpen)}
        {contacts ? (
          <ContactList contacts={contacts} openId={open?.id ?? null} onPreview={preview} />
        ) : (
          <ContactsSkeleton />
        )}
      </div>
      <div
        className={classNames(
          'min-h-0 min-w-0 border-filet bg-carte md:col-start-2 md:row-span-2 md:row-start-1 md:border-l',
          inThread ? 'max-md:row-span-2 max-md:row-start-1' : 'max-md:hidden',
        )}
      >
        {guestOpen ? (
          guest.pane(title, leave)
        ) : open ? (
          <div className="grid h-full min-h-0 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_auto]">
            <ThreadPane
              key={open.id}
              contact={open}
              title={title}
              onBack={leave}
              onPreview={() => preview(open.id)}
              onBlocked={leave}
              onDeleted={() => {
                leave();
                uncacheConversation(queryClient, open.id);
              }}
            />
            <ContactProfile contact={open} onPreview={() => preview(open.id)} />
          </div>
        ) : inThread ? (
          <div className="flex h-full flex-col">
            <ThreadSkeleton />
          </div>
        ) : contacts ? (
          <NothingOpen contacts={contacts} />
        ) : null}
      </div>
      {previewed ? (
        <ProfilePreviewDialog
          profileId={previewed}
          menuOf={(person) => <PersonMenu person={person} />}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** Goes back in the history if the member came from the list, so that the history stays short. */
function useLeaveThread() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (typeof state === 'object' && state !== null && 'fromList' in state) void navigate(-1);
    else void navigate('/chat', { replace: true });
  };
}

/** Focuses the title of the opened conversation; back on its row when it is closed. */
function useFocusOnChange(openId: string | undefined, title: RefObject<HTMLHeadingElement | null>) {
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    if (left === openId) return;
    before.current = openId;
    const line = left ? document.getElementById(contactLinkId(left)) : null;
    const target = openId ? title.current : (line ?? document.querySelector<HTMLElement>('h1'));
    target?.focus({ preventScroll: true });
  }, [openId, title]);
}

/** Rows initially shown, and added per click. */
const PAGE_LENGTH = 30;
/** Up to this many rows, the list is followed by what the member can still do. */
const FEW = 4;

interface ContactListProps {
  contacts: readonly Contact[];
  openId: string | null;
  onPreview: (contactId: string) => void;
}

function ContactList({ contacts, openId, onPreview }: ContactListProps) {
  const [length, setLength] = useState(PAGE_LENGTH);
  const { data: plans } = useQuery(encountersApi.upcoming.queryOptions(useFallbackPolling()));
  const openAt = contacts.findIndex(({ id }) => id === openId);
  const shown = contacts.slice(0, Math.max(length, openAt + 1));
  const left = contacts.length - shown.length;

  function showMore() {
    setLength(shown.length + PAGE_LENGTH);
    const next = contacts[shown.length];
    // The button may be gone: move the focus to the first new row.
    if (next) window.requestAnimationFrame(() => document.getElementById(contactLinkId(next.id))?.focus());
  }
  return (
    <>
      <ul aria-label="Conversations" className="grid grid-cols-1 gap-1 p-3">
        {shown.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            plan={plans?.find(({ contactId }) => contactId === contact.id)}
            open={contact.id === openId}
            onPreview={() => onPreview(contact.id)}
          />
        ))}
      </ul>
      {left > 0 ? (
        <div className="grid justify-items-center px-3 pb-5">
          <Button variant="secondary" size="small" onClick={showMore}>
            {left === 1 ? 'Afficher la dernière conversation' : `Afficher plus de conversations (${left})`}
          </Button>
        </div>
      ) : null}
      {contacts.length <= FEW ? (
        <OpeningsLeft>
          <DeletedConversations />
        </OpeningsLeft>
      ) : (
        <DeletedConversations />
      )}
    </>
  );
}

/**
 * Shown beside the list while no conversation is open. It names waiting contacts but opens none, because opening sends
 * a read receipt.
 */
function NothingOpen({ contacts }: { contacts: readonly Contact[] }) {
  const waiting = contacts.find(({ unreadCount }) => unreadCount > 0);
  return (
    <div className="grid h-full content-center justify-items-center gap-6 p-8 text-center">
      {waiting ? (
        <Waiting contact={waiting} />
      ) : (
        <LetterScene className="h-auto w-full max-w-72 rounded-card" />
      )}
      <p className="max-w-xs text-lg text-encre-2">Sélectionnez une conversation pour commencer à discuter</p>
    </div>
  );
}

function Waiting({ contact: { id, firstName, photoUrl, unreadCount } }: { contact: Contact }) {
  return (
    <div className="grid w-full max-w-sm justify-items-center gap-4 rounded-card bg-rosee p-8">
      <Avatar firstName={firstName} photoUrl={photoUrl} size="large" />
      <p className="grid gap-1">
        <span className="font-title text-h3 font-semibold wrap-anywhere">{firstName} vous attend</span>
        <span className="text-encre-2">{unreadSentence(unreadCount)}</span>
      </p>
      <ButtonLink to={`/chat?contact=${encodeURIComponent(id)}`} state={{ fromList: true }}>
        Ouvrir la conversation
      </ButtonLink>
    </div>
  );
}

const NUMBERS = ['', 'Une conversation', 'Deux conversations', 'Trois conversations'];

/** Below a short list: how many conversations can still be opened, and a tip. What comes below waits for the number. */
function OpeningsLeft({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(conversationsApi.openings.queryOptions({ staleTime: 0 }));
  if (isPending) return null;
  const count = data?.remaining ?? 0;
  return (
    <>
      <div className="grid gap-3 px-5 pt-2 pb-6 text-sm">
        {count > 0 ? (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-semibold">
              {NUMBERS[count] ?? `${count} conversations`} encore {count === 1 ? 'possible' : 'possibles'}
            </span>
            <TextLink to="/selection">Voir mes matchs</TextLink>
          </p>
        ) : null}
        <p className="flex gap-2.5 rounded-[20px] bg-lin px-4 py-3 text-encre-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
          <span>
            Une question sur un détail de son profil donne plus envie de répondre qu’un simple bonjour.
          </span>
        </p>
      </div>
      {children}
    </>
  );
}

function ContactsSkeleton() {
  return (
    <Loading label="Chargement de vos conversations…" className="grid gap-2 p-3">
      {['w-28', 'w-20', 'w-24'].map((width) => (
        <div key={width} aria-hidden="true" className="flex items-center gap-3 p-2">
          <Skeleton round className="size-16 shrink-0" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={classNames('h-5', width)} />
            <Skeleton className="h-4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
