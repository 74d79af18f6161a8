import { useInfiniteQuery } from '@tanstack/react-query';
import { frenchMoment } from '#lib/french-date.ts';
import { ofName } from '#lib/of-name.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { deskMembersApi } from './shared/api.ts';

const FAILED = 'Les ouvertures n’ont pas pu être lues.';

/** Who opened whose page, and why: for whoever answers for data protection. */
export function OpeningsList() {
  const list = useInfiniteQuery(
    deskMembersApi.openings.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <Card as="section" padding="small" aria-label="Ouvertures de fiches" className="grid gap-4 sm:p-5">
      <QueryContent
        query={list}
        failed={FAILED}
        waiting={
          <Loading label="Chargement des ouvertures…">
            <Skeleton className="h-14" />
          </Loading>
        }
      >
        {({ pages }) => {
          const openings = pages.flatMap((page) => page.openings);
          if (openings.length === 0)
            return <p className="rounded-field bg-papier p-4 text-encre-2">Aucune fiche n’a été ouverte.</p>;
          return (
            <ul className="grid divide-y divide-filet">
              {openings.map(({ id, at, by, firstName, reason }) => (
                <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[17rem_minmax(0,1fr)]">
                  <span>
                    <span className="font-semibold">
                      {by} a ouvert la fiche {firstName ? ofName(firstName) : 'de quelqu’un qui est parti'}
                    </span>
                    <time dateTime={at} className="block text-encre-2 first-letter:uppercase">
                      {frenchMoment(new Date(at))}
                    </time>
                  </span>
                  <span className="wrap-anywhere">{reason}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryContent>
      {list.hasNextPage ? (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Voir les plus anciennes
        </Button>
      ) : null}
    </Card>
  );
}
