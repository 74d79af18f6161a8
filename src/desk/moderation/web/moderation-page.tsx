import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { OpenedCase } from '../contract.ts';
import { CasePane } from './case-pane.tsx';
import { QueueFilter } from './queue-filter.tsx';
import { QueueList } from './queue-list.tsx';
import { deskModerationApi } from './shared/api.ts';
import { ASK_AGAIN_MS } from './shared/use-moderation-waiting.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const ROOT = '/equipe/moderation';

function addressOf(id: string | undefined, kind: CaseKind | undefined): string {
  return `${ROOT}${id ? `/${id}` : ''}${kind ? `?nature=${kind}` : ''}`;
}

/** The queue, and beside it the case that is open: one or the other where there is no room for both. */
export default function ModerationPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const kind = CASE_KINDS.find((one) => one === search.get('nature'));
  const { colleague } = useDeskSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keys, setKeys] = useState(true);
  const [helping, setHelping] = useState(false);
  const queue = useInfiniteQuery(
    deskModerationApi.queue.infiniteOptions({
      input: (after: string | undefined) => ({ kind, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: ASK_AGAIN_MS,
    }),
  );
  const cases = queue.data?.pages.flatMap((page) => page.cases) ?? [];
  const me = colleague?.id ?? '';

  useDeskKeys({ j: () => moveFocus(1), k: () => moveFocus(-1), '?': () => setHelping(true) }, keys);

  function onSettled(settled: OpenedCase, words: string) {
    notify.success(words);
    const place = cases.findIndex((one) => one.id === settled.id);
    const next = cases[place + 1] ?? cases.find((one) => one.id !== settled.id);
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.queue.key() });
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.waiting.key() });
    void navigate(addressOf(next?.id, kind), { replace: true });
  }

  return (
    <DeskPage
      title="Modération"
      fill
      actions={
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setHelping(true)}>
          <Keyboard aria-hidden="true" />
          Raccourcis
        </Button>
      }
    >
      <QueryContent
        query={queue}
        failed="La file n’a pas pu être lue. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-96 rounded-card" />}
      >
        {({ pages: [first] }) => (
          <>
            {first ? (
              <div className={classNames(id && 'max-lg:hidden')}>
                <QueueFilter queue={first} kind={kind} addressOf={(one) => addressOf(undefined, one)} />
              </div>
            ) : null}
            <div
              className={classNames(
                'grid min-h-0 flex-1 gap-6',
                cases.length > 0 && 'lg:grid-cols-[20rem_minmax(0,1fr)]',
              )}
            >
              {cases.length > 0 ? (
                <div
                  className={classNames(
                    'flex min-h-0 flex-col gap-3 lg:overflow-y-auto lg:pr-1 lg:pb-2',
                    id && 'max-lg:hidden',
                  )}
                >
                  <QueueList cases={cases} here={id} me={me} addressOf={(one) => addressOf(one, kind)} />
                  {queue.hasNextPage ? (
                    <Button
                      variant="secondary"
                      size="small"
                      pending={queue.isFetchingNextPage}
                      pendingLabel="Un instant…"
                      onClick={() => void queue.fetchNextPage()}
                    >
                      Voir la suite
                    </Button>
                  ) : null}
                </div>
              ) : null}
              {id ? (
                <CasePane
                  id={id}
                  me={me}
                  keys={keys}
                  backTo={addressOf(undefined, kind)}
                  onSettled={onSettled}
                />
              ) : cases.length > 0 ? (
                <p className="hidden max-w-sm place-self-center text-center text-encre-2 lg:block">
                  Choisissez un dossier{'\u202f'}: ses preuves ne s’ouvrent qu’ensuite, et chaque ouverture
                  est notée.
                </p>
              ) : (
                <EmptyState
                  title={<span className="text-h3">Rien n’attend</span>}
                  className="place-self-center"
                >
                  Ce qui arrive apparaîtra ici, le plus grave d’abord.
                </EmptyState>
              )}
            </div>
          </>
        )}
      </QueryContent>
      {helping ? (
        <ShortcutsDialog active={keys} onActive={setKeys} onClose={() => setHelping(false)} />
      ) : null}
    </DeskPage>
  );
}

/** To the next or previous row of the queue, from the one that has the focus, or the one that is open. */
function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const row = rows[Math.min(rows.length - 1, Math.max(0, from + step))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
