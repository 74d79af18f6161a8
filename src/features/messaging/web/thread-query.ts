import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import type { Message } from '../contract.ts';

/** Until live delivery comes: how often an open page asks again. */
export const ASK_AGAIN_MS = 15_000;

type ThreadPage = { messages: Message[]; hasOlder: boolean; ideas: string[] };
type Thread = InfiniteData<ThreadPage, number | undefined>;

/** The last messages; each further page holds older ones. */
export function threadQuery(contactId: string) {
  return orpc.messaging.thread.infiniteOptions({
    input: (before: number | undefined) => ({ id: contactId, before }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.hasOlder ? page.messages[0]?.id : undefined),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function contactsQuery() {
  return orpc.messaging.contacts.queryOptions({
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Every message known of a thread, oldest first. */
export function messagesOf(thread: Thread): Message[] {
  return thread.pages.toReversed().flatMap((page) => page.messages);
}

function changeThread(queryClient: QueryClient, contactId: string, change: (page: ThreadPage) => ThreadPage) {
  queryClient.setQueryData(threadQuery(contactId).queryKey, (thread: Thread | undefined) =>
    thread ? { ...thread, pages: thread.pages.map(change) } : thread,
  );
}

/** Puts a message that the server has stored at the end of its thread, once. */
export function addMessage(queryClient: QueryClient, contactId: string, message: Message): void {
  queryClient.setQueryData(threadQuery(contactId).queryKey, (thread: Thread | undefined) => {
    const [latest, ...older] = thread?.pages ?? [];
    if (!thread || !latest || latest.messages.some(({ id }) => id === message.id)) return thread;
    return {
      ...thread,
      pages: [{ ...latest, messages: [...latest.messages, message], ideas: [] }, ...older],
    };
  });
}

/** What one has read is read here too, without waiting for the next answer of the server. */
export function noteRead(queryClient: QueryClient, contactId: string, upTo: number): void {
  changeThread(queryClient, contactId, (page) => ({
    ...page,
    messages: page.messages.map((message) =>
      !message.mine && message.id <= upTo ? { ...message, read: true } : message,
    ),
  }));
}
