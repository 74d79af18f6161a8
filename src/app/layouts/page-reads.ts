import { queryClient } from '#browser/api/query-client.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { adviceQuery } from '#member/coaching/web/shared/api.ts';
import { contactsQuery } from '#member/conversations/web/shared/api.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';

/** Not the selection: reading it admits people for the day and counts views, so only opening the page may do it. */
const READS: Readonly<Record<string, () => Promise<unknown>[]>> = {
  '/dashboard': () => [
    queryClient.prefetchQuery(contactsQuery()),
    queryClient.prefetchQuery(introductionsQuery()),
  ],
  '/selection': () => [queryClient.prefetchQuery(introductionsQuery())],
  '/chat': () => [queryClient.prefetchQuery(contactsQuery())],
  '/profile': () => [
    queryClient.prefetchQuery(profileApi.mine.queryOptions()),
    queryClient.prefetchQuery(profileApi.preferences.queryOptions()),
  ],
  '/conseils': () => [queryClient.prefetchQuery(adviceQuery())],
  '/coaching': () => [
    queryClient.prefetchQuery(coachesApi.mine.queryOptions()),
    queryClient.prefetchQuery(workshopsApi.mine.queryOptions()),
  ],
  '/webinaires': () => [
    queryClient.prefetchQuery(workshopsApi.list.queryOptions()),
    queryClient.prefetchQuery(adviceQuery()),
  ],
  '/settings': () => [queryClient.prefetchQuery(consentsApi.consents.queryOptions())],
};

/** Prefetches missing or stale queries; the page itself reports failures. */
export async function readAhead(path: string): Promise<void> {
  await Promise.all(READS[path]?.() ?? []);
}
