import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import { createApi } from '#browser/api/create-api.ts';
import { callsContract, conversationsContract, type Message, type threadPage } from '../../contract.ts';

export const conversationsApi = createApi('conversations', conversationsContract);

export const callsApi = createApi('calls', callsContract);

/** Data prefetched on hover is fresh for this long. */
const FRESH_FOR_MS = 3000;

export type ThreadPage = z.infer<typeof threadPage>;
export type Thread = InfiniteData<ThreadPage, number | undefined>;

/** The latest messages; each further page holds older ones. */
export function threadQuery(contactId: string) {
  return conversationsApi.thread.infiniteOptions({
    input: (before: number | undefined) => ({ id: contactId, before }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.hasOlder ? page.messages[0]?.id : undefined),
    staleTime: FRESH_FOR_MS,
  });
}

export function contactsQuery() {
  return conversationsApi.contacts.queryOptions({ staleTime: FRESH_FOR_MS, meta: { madeOf: ['contacts'] } });
}

/** Returns all loaded messages of a thread, oldest first. */
export function messagesOf(thread: Thread): Message[] {
  return thread.pages.toReversed().flatMap((page) => page.messages);
}
