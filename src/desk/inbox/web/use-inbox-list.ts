import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { THREAD_TAGS, type ThreadTag } from '#member/support/rules.ts';
import { rowAfter } from '#ui/desk/list-row.tsx';
import { INBOX_VIEWS, type InboxView } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';

const ROOT = '/equipe/messages';

type Listed = { view: InboxView; q?: string; tag?: ThreadTag | undefined };

function addressIn({ view, q, tag }: Listed, id?: number): string {
  const query = new URLSearchParams({
    ...(view !== 'open' && { liste: view }),
    ...(q && { q }),
    ...(tag && { etiquette: tag }),
  }).toString();
  return `${ROOT}${id ? `/${id}` : ''}${query ? `?${query}` : ''}`;
}

/** The list that the address selects: a view or a search. */
export function useInboxList() {
  const [search] = useSearchParams();
  const view = INBOX_VIEWS.find((one) => one === search.get('liste')) ?? 'open';
  const q = search.get('q') ?? '';
  const tag = THREAD_TAGS.find((one) => one === search.get('etiquette'));
  const navigate = useNavigate();
  const query = useInfiniteQuery(
    deskInboxApi.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ view, q, tag, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: INBOX_ASK_AGAIN_MS,
    }),
  );
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  return {
    view,
    q,
    tag,
    query,
    threads,
    addressOf: (id?: number) => addressIn({ view, q, tag }, id),
    addressOfView: (one: InboxView) => addressIn({ view: one, tag }),
    onTag: (next: ThreadTag | undefined) => void navigate(addressIn({ view, tag: next }), { replace: true }),
    onSearch: useCallback(
      (text: string) => void navigate(addressIn({ view, q: text, tag }), { replace: true }),
      [navigate, view, tag],
    ),
    goOnFrom(id: number | undefined) {
      const next = rowAfter(threads, id);
      // The last row stays visible, so that it can be reopened.
      if (next) void navigate(addressIn({ view, q, tag }, next.id), { replace: true });
    },
  };
}
