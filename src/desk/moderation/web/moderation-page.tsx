import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import { DeskBoard } from '#desk/staff/web/shared/desk-board.tsx';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { rowAfter } from '#desk/staff/web/shared/list-row.tsx';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { OpenedCase } from '../contract.ts';
import { CasePane } from './case-pane.tsx';
import { QueueFilter, QueueList } from './queue-list.tsx';
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
  return (
    <DeskPage
      title="Modération"
      fill
      filters={<QueueFilter kind={kind} addressOf={(one) => addressOf(undefined, one)} />}
    >
      <DeskBoard
        list={
          <>
            <QueryContent
              query={query}
              failed="La file n’a pas pu être lue. Vérifiez votre connexion internet."
              waiting={<Skeleton className="h-96 rounded-card" />}
            >
              {() =>
                cases.length > 0 ? (
                  <QueueList cases={cases} here={id} me={me} addressOf={(one) => addressOf(one, kind)} />
                ) : (
                  <EmptyState title="Rien n’attend" className="py-6">
                    Ce qui arrive apparaîtra ici, le plus grave d’abord.
                  </EmptyState>
                )
              }
            </QueryContent>
            <MoreButton query={query} variant="secondary" pendingLabel="Un instant…">
              Voir la suite
            </MoreButton>
          </>
        }
        detail={
          id ? (
            <CasePane id={id} me={me} backTo={addressOf(undefined, kind)} onSettled={onSettled} />
          ) : undefined
        }
        person={id ? <PersonPane key={id} work="case" id={id} /> : undefined}
        hint={
          <>
            Choisissez un dossier{'\u202f'}: ses preuves ne s’ouvrent qu’ensuite, et chaque ouverture est
            notée.
          </>
        }
      />
    </DeskPage>
  );
}
