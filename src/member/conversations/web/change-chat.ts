import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { changeMemberState, rereadSession } from '#browser/session/session.ts';
import { live } from '#live/web/live-connection.ts';
import { type Sending, useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { reportsApi } from '#member/reports/web/shared/api.ts';
import type { Contact, Message } from '../contract.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import {
  callsApi,
  contactsQuery,
  conversationsApi,
  type Thread,
  type ThreadPage,
  threadQuery,
} from './shared/api.ts';

/** Adds a stored message to its thread and the contact list in the cache, once. */
export function cacheMessage(queryClient: QueryClient, contactId: string, message: Message): void {
  changePages(queryClient, contactId, (page, place) => (place === 0 ? withMessage(page, message) : page));
  changeContacts(queryClient, (contacts) => latestFirst(contacts, contactId, message));
}

/** Marks cached messages as read: the contact’s when the member reads, the member’s when the contact reads. */
export function cacheRead(
  queryClient: QueryClient,
  contactId: string,
  { by, upTo }: { by: 'me' | 'them'; upTo: number },
): void {
  const isRead = (message: Message) => message.mine === (by === 'them') && message.id <= upTo;
  changePages(queryClient, contactId, (page) => ({
    ...page,
    messages: page.messages.map((message) => (isRead(message) ? { ...message, read: true } : message)),
  }));
}

/** Sets the unread count of a contact; the badge in the navigation is the sum. */
export function cacheUnread(queryClient: QueryClient, contactId: string, unreadCount: number): void {
  changeContacts(queryClient, (contacts) =>
    contacts.map((contact) => (contact.id === contactId ? { ...contact, unreadCount } : contact)),
  );
  const contacts = queryClient.getQueryState(contactsQuery().queryKey);
  const isListed = contacts?.data?.some(({ id }) => id === contactId);
  // During a refetch the other counts may be stale: the server computes the sum.
  if (!contacts?.data || !isListed || contacts.fetchStatus !== 'idle') {
    rereadSession(queryClient);
    return;
  }
  const total = contacts.data.reduce((sum, contact) => sum + contact.unreadCount, 0);
  changeMemberState(queryClient, (member) => ({ ...member, unreadCount: total }));
}

/** Updates the contact at once and refetches the rest. */
export function cacheBlocked(queryClient: QueryClient, contactId: string, blocked: boolean): void {
  changeContacts(queryClient, (contacts) =>
    contacts.map((contact) => (contact.id === contactId ? { ...contact, blocked } : contact)),
  );
  readChatAgain(queryClient);
  // Blocked members are neither matched nor previewed.
  void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
}

/** After a conversation was closed: refetches the matches, since its place is free again (D28). */
export function uncacheOpenings(queryClient: QueryClient): void {
  readChatAgain(queryClient);
  void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
}

/** Removes a deleted conversation from the cache. */
export function uncacheConversation(queryClient: QueryClient, contactId: string): void {
  changeContacts(queryClient, (contacts) => contacts.filter(({ id }) => id !== contactId));
  queryClient.removeQueries({ queryKey: threadQuery(contactId).queryKey });
  // Its place is free again (D4).
  uncacheOpenings(queryClient);
}

/** Invalidates everything about conversations. */
export function readChatAgain(queryClient: QueryClient): void {
  // Inactive queries may hold a deleted conversation, which must not flash up again.
  queryClient.removeQueries({ queryKey: conversationsApi.key(), type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: conversationsApi.key() });
  rereadSession(queryClient);
  void queryClient.invalidateQueries({ queryKey: callsApi.key() });
  void queryClient.invalidateQueries({ queryKey: encountersApi.key() });
  void queryClient.invalidateQueries({ queryKey: meetingApi.key() });
  void queryClient.invalidateQueries({ queryKey: reportsApi.key() });
}

function changePages(
  queryClient: QueryClient,
  contactId: string,
  change: (page: ThreadPage, place: number) => ThreadPage,
): void {
  const { queryKey } = threadQuery(contactId);
  setQueryDataThroughRefetch(queryClient, queryKey, () => {
    queryClient.setQueryData(queryKey, (thread: Thread | undefined) =>
      thread ? { ...thread, pages: thread.pages.map(change) } : thread,
    );
  });
}

function changeContacts(queryClient: QueryClient, change: (contacts: Contact[]) => Contact[]): void {
  const { queryKey } = contactsQuery();
  setQueryDataThroughRefetch(queryClient, queryKey, () => {
    queryClient.setQueryData(queryKey, (contacts: Contact[] | undefined) => contacts && change(contacts));
  });
}

/** In the order of ids, like the server. */
function withMessage(page: ThreadPage, message: Message): ThreadPage {
  const known = page.messages.find(({ id }) => id === message.id);
  const others = page.messages.filter(({ id }) => id !== message.id);
  const place = others.findIndex(({ id }) => id > message.id);
  const read = message.read || known?.read === true;
  return {
    ...page,
    messages: others.toSpliced(place === -1 ? others.length : place, 0, { ...message, read }),
    ideas: message.automatic ? page.ideas : [],
  };
}

function latestFirst(contacts: Contact[], contactId: string, message: Message): Contact[] {
  const contact = contacts.find(({ id }) => id === contactId);
  const { content, createdAt, mine, automatic } = message;
  if (!contact || (contact.lastMessage && contact.lastMessage.createdAt > createdAt)) return contacts;
  const others = contacts.filter(({ id }) => id !== contactId);
  // The one answer after a decline (D28) closes the conversation.
  const closure = mine && contact.closure === 'by-them' ? 'by-them-answered' : contact.closure;
  const lastMessage = { content, createdAt, mine, automatic };
  return [{ ...contact, lastMessage, closure }, ...others].toSorted(byLastMessage);
}

const NOT_WRITTEN_YET = '~';

/** ISO 8601 in UTC sorts lexicographically. Conversations without any message come first. */
function byLastMessage(one: Contact, other: Contact): number {
  const writtenAt = ({ lastMessage }: Contact) => lastMessage?.createdAt ?? NOT_WRITTEN_YET;
  const [first, second] = [writtenAt(one), writtenAt(other)];
  return first < second ? 1 : first > second ? -1 : 0;
}

/** Sends messages to one contact. @param stored the stored messages already loaded */
export function useSending(contactId: string, stored: readonly Message[]): Sending {
  const queryClient = useQueryClient();
  return useOutgoing(
    [...conversationsApi.send.key(), contactId],
    {
      mutationFn: (written) => conversationsApi.send.call({ id: contactId, ...written }),
      onSuccess: (message) => {
        cacheMessage(queryClient, contactId, message);
        live.expectSign();
      },
    },
    { stored, sentence: (error) => chatErrorSentence(error, 'send') },
  );
}
