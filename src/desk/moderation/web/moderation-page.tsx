import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useNow } from '#browser/use-now.ts';
import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { sinceWords } from '#lib/wait-words.ts';
import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DeskBoard } from '#ui/desk/desk-board.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine } from '#ui/desk/filter-line.tsx';
import { ListRow, rowAfter } from '#ui/desk/list-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { QueuedCase } from '../contract.ts';
import { GRAVE_CASES_A_DAY } from '../rules.ts';
import { CasePane } from './case-pane.tsx';
import { caseTitle, GravityBadge, measuresBefore, personWords } from './case-words.tsx';
import { deskModerationApi, QUEUE_ASK_AGAIN_MS } from './shared/api.ts';

const ROOT = '/equipe/moderation';

const isContent = (one: QueuedCase | undefined) => one?.kind === 'photo' || one?.kind === 'text';

function useQueue() {
  const [search] = useSearchParams();
  const kind = CASE_KINDS.find((one) => one === search.get('nature'));
  const { id = '' } = useParams();
  const [goesOn, goOn] = useState(false);
  const { data: counts } = useQuery(deskModerationApi.waiting.queryOptions());
  const isSpared = !goesOn && counts !== undefined && counts.graveOpened >= GRAVE_CASES_A_DAY;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(
    deskModerationApi.queue.infiniteOptions({
      input: (after: string | undefined) => ({ kind, after, ...(isSpared && { without: 'grave' as const }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: QUEUE_ASK_AGAIN_MS,
    }),
  );
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? [];
  const addressOf = (id: string | undefined, of: CaseKind | undefined) =>
    `${ROOT}${id ? `/${id}` : ''}${of ? `?nature=${of}` : ''}`;
  function onSettled(words: string) {
    notify.success(words);
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.queue.key() });
    void queryClient.invalidateQueries({ queryKey: deskModerationApi.waiting.key() });
    // Content cases open one after another; other cases are logged, so they open on request.
    const next = rowAfter(cases, id);
    const goesOnTo =
      next && isContent(next) && isContent(cases.find((one) => one.id === id)) ? next.id : undefined;
    void navigate(addressOf(goesOnTo, kind), { replace: true });
  }
  return { kind, query, cases, addressOf, onSettled, isSpared, goOn };
}

export default function ModerationPage() {
  const { id } = useParams();
  const { kind, query, cases, addressOf, onSettled, isSpared, goOn } = useQueue();
  return (
    <DeskPage
      title="Modération"
      fill
      filters={<QueueFilter kind={kind} addressOf={(one) => addressOf(undefined, one)} />}
    >
      <DeskBoard
        list={
          <>
            {isSpared ? (
              <Alert
                title="Vous avez lu huit dossiers graves aujourd’hui"
                action={
                  <Button size="small" variant="secondary" onClick={() => goOn(true)}>
                    Continuer avec les dossiers graves
                  </Button>
                }
              >
                C’est beaucoup. Les autres dossiers d’abord ; un danger reste dans la file.
              </Alert>
            ) : null}
            <QueryContent
              query={query}
              failed="La file n’a pas pu être lue. Vérifiez votre connexion internet."
              waiting={<Skeleton className="h-96 rounded-card" />}
            >
              {() =>
                cases.length > 0 ? (
                  <QueueList cases={cases} here={id} addressOf={(one) => addressOf(one, kind)} />
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
          id ? <CasePane id={id} backTo={addressOf(undefined, kind)} onSettled={onSettled} /> : undefined
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

interface QueueListProps {
  cases: readonly QueuedCase[];
  here: string | undefined;
  addressOf: (id: string) => string;
}

function QueueList({ cases, here, addressOf }: QueueListProps) {
  // The colleague's own cases show no name.
  const me = useDeskSession().colleague?.id;
  const now = useNow();
  return (
    <ol className="grid gap-1" aria-label="Dossiers qui attendent">
      {cases.map((one) => (
        <ListRow key={one.id} to={addressOf(one.id)} here={one.id === here}>
          <span className="flex items-center justify-between gap-2">
            <span className="truncate font-semibold">{caseTitle(one)}</span>
            <GravityBadge gravity={one.gravity} ticks={one.ticks} />
          </span>
          <span className="flex items-baseline justify-between gap-2 text-sm text-encre-2">
            <span className="truncate">{personWords(one)}</span>
            {one.measures > 0 ? <span className="shrink-0 text-xs">{measuresBefore(one)}</span> : null}
            {one.takenBy && one.takenBy.id !== me ? (
              <span className="shrink-0 text-xs font-semibold text-prune">
                ouvert par {one.takenBy.firstName}
              </span>
            ) : one.settledAt ? (
              <span className="shrink-0 text-xs font-semibold text-prune">décidé, à finir</span>
            ) : (
              <span className="shrink-0 text-xs">{sinceWords(new Date(one.createdAt), now)}</span>
            )}
          </span>
        </ListRow>
      ))}
    </ol>
  );
}

const PLURALS: Record<CaseKind, string> = {
  report: 'Signalements',
  words: 'Mots reçus',
  finding: 'Constats',
  text: 'Textes',
  photo: 'Photos',
  note: 'Mots à l’équipe',
  notice: 'Notifications',
  redress: 'Suites contestées',
  appeal: 'Contestations',
};

interface QueueFilterProps {
  kind: CaseKind | undefined;
  addressOf: (kind: CaseKind | undefined) => string;
}

/** Omits kinds without pending cases. */
function QueueFilter({ kind, addressOf }: QueueFilterProps) {
  const { data: counts } = useQuery(deskModerationApi.waiting.queryOptions());
  if (!counts) return null;
  const { byKind, waiting } = counts;
  const kinds = CASE_KINDS.filter((one) => one === kind || (byKind[one] ?? 0) > 0);
  const filters = [undefined, ...kinds].map((one) => ({
    to: addressOf(one),
    name: one ? PLURALS[one] : 'Tous',
    count: (one ? byKind[one] : waiting) ?? 0,
    here: one === kind,
  }));
  return <FilterLine label="Nature des dossiers" filters={filters} />;
}
