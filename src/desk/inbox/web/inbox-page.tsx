import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Keyboard, MessageSquareText } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { INBOX_VIEWS, type InboxView } from '../rules.ts';
import { EMPTY_VIEWS } from '../texts.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { moveFocus } from './move-focus.ts';
import { RepliesDialog } from './replies-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { deskInboxApi } from './shared/api.ts';
import { ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { ViewTabs } from './view-tabs.tsx';

const ROOT = '/equipe/messages';

function addressOf(id: number | undefined, view: InboxView, q: string): string {
  const query = new URLSearchParams({ ...(view !== 'open' && { liste: view }), ...(q && { q }) }).toString();
  return `${ROOT}${id ? `/${id}` : ''}${query ? `?${query}` : ''}`;
}

/** The lists, and beside them the conversation that is open: one or the other where there is no room for both. */
export default function InboxPage() {
  const id = Number(useParams().id) || undefined;
  const [search] = useSearchParams();
  const view = INBOX_VIEWS.find((one) => one === search.get('liste')) ?? 'open';
  const q = search.get('q') ?? '';
  const { colleague } = useDeskSession();
  const navigate = useNavigate();
  const [keys, setKeys] = useState(true);
  const [shown, show] = useState<'keys' | 'replies'>();
  const field = useRef<HTMLInputElement>(null);
  const counts = useQuery(deskInboxApi.counts.queryOptions({ refetchInterval: ASK_AGAIN_MS }));
  const list = useInfiniteQuery(
    deskInboxApi.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ view, q, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: ASK_AGAIN_MS,
    }),
  );
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? [];
  const onSearch = useCallback(
    (text: string) => void navigate(addressOf(undefined, view, text), { replace: true }),
    [navigate, view],
  );
  useDeskKeys(
    {
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      '/': () => field.current?.focus(),
      '?': () => show('keys'),
    },
    keys,
  );

  function goOn() {
    const place = threads.findIndex((one) => one.id === id);
    const next = threads[place + 1] ?? threads.find((one) => one.id !== id);
    // The last one stays in sight, with the way to open it again.
    if (next) void navigate(addressOf(next.id, view, q), { replace: true });
  }

  if (!colleague) return null;
  return (
    <DeskPage
      title="Messages"
      fill
      actions={
        <>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => show('replies')}>
            <MessageSquareText aria-hidden="true" />
            Réponses types
          </Button>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => show('keys')}>
            <Keyboard aria-hidden="true" />
            Raccourcis
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 min-w-0 flex-1 gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div
          className={classNames(
            'flex min-h-0 min-w-0 flex-col gap-3 lg:overflow-y-auto lg:p-1 lg:pb-2',
            id !== undefined && 'max-lg:hidden',
          )}
        >
          <SearchField field={field} text={q} onSearch={onSearch} />
          <ViewTabs
            here={q ? undefined : view}
            counts={counts.data ?? {}}
            addressOf={(one) => addressOf(undefined, one, '')}
          />
          <QueryContent
            query={list}
            failed="Les conversations n’ont pas pu être lues. Vérifiez votre connexion internet."
            waiting={<Skeleton className="h-96 rounded-card" />}
          >
            {() =>
              threads.length === 0 ? (
                <EmptyState title={q ? 'Rien n’a été trouvé' : 'Tout est calme'} className="py-6">
                  {q ? 'Essayez un autre mot, un prénom ou une adresse e-mail.' : EMPTY_VIEWS[view]}
                </EmptyState>
              ) : (
                <ThreadList
                  threads={threads}
                  here={id}
                  me={colleague.id}
                  addressOf={(one) => addressOf(one, view, q)}
                />
              )
            }
          </QueryContent>
          {list.hasNextPage ? (
            <Button
              variant="secondary"
              size="small"
              pending={list.isFetchingNextPage}
              pendingLabel="Un instant…"
              onClick={() => void list.fetchNextPage()}
            >
              Voir la suite
            </Button>
          ) : null}
        </div>
        {id ? (
          <ThreadPane
            key={id}
            id={id}
            colleague={colleague}
            keys={keys}
            backTo={addressOf(undefined, view, q)}
            onResolved={goOn}
            onManageReplies={() => show('replies')}
          />
        ) : threads.length > 0 ? (
          <p className="hidden place-self-center text-encre-2 lg:block">
            Choisissez une conversation, ou passez de l’une à l’autre avec les touches j et k.
          </p>
        ) : null}
      </div>
      {shown === 'keys' ? (
        <KeysDialog active={keys} onActive={setKeys} onClose={() => show(undefined)} />
      ) : null}
      {shown === 'replies' ? <RepliesDialog onClose={() => show(undefined)} /> : null}
    </DeskPage>
  );
}
