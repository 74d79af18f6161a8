import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { KeyHelp } from '#desk/staff/web/shared/key-help.tsx';
import { rowAfter } from '#desk/staff/web/shared/list-row.tsx';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { OpenedCase } from '../contract.ts';
import { QUEUE_KEYS } from '../texts.ts';
import { CasePane } from './case-pane.tsx';
import { QueueFilter } from './queue-filter.tsx';
import { QueueList } from './queue-list.tsx';
import { deskModerationApi } from './shared/api.ts';
import { QUEUE_ASK_AGAIN_MS } from './shared/use-moderation-waiting.ts';

const ROOT = '/equipe/moderation';

function useQueue() {
  const [search] = useSearchParams();
  const kind = CASE_KINDS.find((one) => one === search.get('nature'));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(
    deskModerationApi.queue.infiniteOptions({
      input: (after: string | undefined) => ({ kind, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: QUEUE_ASK_AGAIN_MS,
    }),
  );
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? [];
  const addressOf = (id: string | undefined, of: CaseKind | undefined) =>
    `${ROOT}${id ? `/${id}` : ''}${of ? `?nature=${of}` : ''}`;
  function onSettled({ id }: OpenedCase, words: string) {
    notify.success(words);
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.queue.key() });
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.waiting.key() });
    void navigate(addressOf(rowAfter(cases, id)?.id, kind), { replace: true });
  }
  return { kind, query, cases, addressOf, onSettled };
}

export default function ModerationPage() {
  const { id } = useParams();
  const { kind, query, cases, addressOf, onSettled } = useQueue();
  const me = useDeskSession().colleague?.id ?? '';
  const [keys, setKeys] = useState(true);
  return (
    <DeskPage
      title="Modération"
      fill
      actions={<KeyHelp keys={QUEUE_KEYS} active={keys} onActive={setKeys} />}
    >
      <QueryContent
        query={query}
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
                  <MoreButton query={query} variant="secondary" pendingLabel="Un instant…">
                    Voir la suite
                  </MoreButton>
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
    </DeskPage>
  );
}
