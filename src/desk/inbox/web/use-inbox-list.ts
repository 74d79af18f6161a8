import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rowAfter } from '#desk/staff/web/shared/list-row.tsx';
import { INBOX_VIEWS, type InboxView } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';

const ROOT = '/equipe/messages';

function addressIn(view: InboxView, q: string, id?: number): string {
  const query = new URLSearchParams({ ...(view !== 'open' && { liste: view }), ...(q && { q }) }).toString();
  return `${ROOT}${id ? `/${id}` : ''}${query ? `?${query}` : ''}`;
}

/** The list that the address names: a view, or what is searched for. */
export function useInboxList() {
  const [search] = useSearchParams();
  const view = INBOX_VIEWS.find((one) => one === search.get('liste')) ?? 'open';
  const q = search.get('q') ?? '';
  const navigate = useNavigate();
  const query = useInfiniteQuery(
    deskInboxApi.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ view, q, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: INBOX_ASK_AGAIN_MS,
    }),
  );
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  return {
    ...{ view, q, query, threads },
    addressOf: (id?: number) => addressIn(view, q, id),
    addressOfView: (one: InboxView) => addressIn(one, ''),
    onSearch: useCallback(
      (text: string) => void navigate(addressIn(view, text), { replace: true }),
      [navigate, view],
    ),
    goOnFrom(id: number | undefined) {
      const next = rowAfter(threads, id);
      // The last one stays in sight, with the way to open it again.
      if (next) void navigate(addressIn(view, q, next.id), { replace: true });
    },
  };
}
