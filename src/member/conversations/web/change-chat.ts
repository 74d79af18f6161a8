import type { QueryClient } from '@tanstack/react-query';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { changeMemberState, rereadSession } from '#browser/session/session.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { reportsApi } from '#member/reports/web/shared/api.ts';
import type { Contact, Message } from '../contract.ts';
import { callsApi, conversationsApi } from './shared/api.ts';
import { contactsQuery, type Thread, type ThreadPage, threadQuery } from './thread-query.ts';

/** Puts a message that the server has stored into its thread and the list, once. */
export function cacheMessage(queryClient: QueryClient, contactId: string, message: Message): void {
  changePages(queryClient, contactId, (page, place) => (place === 0 ? withMessage(page, message) : page));
  changeContacts(queryClient, (contacts) => latestFirst(contacts, contactId, message));
}

/** Who has read: a member marks what the contact wrote, the contact what the member wrote. */
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

/** What waits unread from one contact; the badge of the navigation is the sum. */
export function cacheUnread(queryClient: QueryClient, contactId: string, unreadCount: number): void {
  changeContacts(queryClient, (contacts) =>
    contacts.map((contact) => (contact.id === contactId ? { ...contact, unreadCount } : contact)),
  );
  const contacts = queryClient.getQueryState(contactsQuery().queryKey);
  const isListed = contacts?.data?.some(({ id }) => id === contactId);
  // A list that is being read again may be wrong about the others: then the server counts.
  if (!contacts?.data || !isListed || contacts.fetchStatus !== 'idle') {
    rereadSession(queryClient);
    return;
  }
  const total = contacts.data.reduce((sum, contact) => sum + contact.unreadCount, 0);
  changeMemberState(queryClient, (member) => ({ ...member, unreadCount: total }));
}

/** The contact is greyed or as before at once; the rest is read again. */
export function cacheBlocked(queryClient: QueryClient, contactId: string, blocked: boolean): void {
  changeContacts(queryClient, (contacts) =>
    contacts.map((contact) => (contact.id === contactId ? { ...contact, blocked } : contact)),
  );
  readChatAgain(queryClient);
  // Whoever is blocked is neither proposed nor previewed.
  void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
}

/** A conversation was closed: what is listed is read again, and the place that it took is free (D28). */
export function uncacheOpenings(queryClient: QueryClient): void {
  readChatAgain(queryClient);
  void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
}

/** A conversation that was deleted is nowhere any more. */
export function uncacheConversation(queryClient: QueryClient, contactId: string): void {
  changeContacts(queryClient, (contacts) => contacts.filter(({ id }) => id !== contactId));
  queryClient.removeQueries({ queryKey: threadQuery(contactId).queryKey });
  // The place that it took is free again (D4).
  uncacheOpenings(queryClient);
}

/** Conversations came, went or are not what they were: everything about them is read again. */
export function readChatAgain(queryClient: QueryClient): void {
  // What nobody looks at may be of a conversation that was deleted: it must not be seen again, even for a moment.
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

/** In the order of ids, which is the one of the server. */
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
  // The one answer to a kind no (D28) ends the conversation.
  const closure = mine && contact.closure === 'by-them' ? 'by-them-answered' : contact.closure;
  const lastMessage = { content, createdAt, mine, automatic };
  return [{ ...contact, lastMessage, closure }, ...others].toSorted(byLastMessage);
}

const NOT_WRITTEN_YET = '~';

/** Instants in ISO 8601 and UTC: their order is the one of their letters. What nobody has written in yet comes first. */
function byLastMessage(one: Contact, other: Contact): number {
  const writtenAt = ({ lastMessage }: Contact) => lastMessage?.createdAt ?? NOT_WRITTEN_YET;
  const [first, second] = [writtenAt(one), writtenAt(other)];
  return first < second ? 1 : first > second ? -1 : 0;
}
