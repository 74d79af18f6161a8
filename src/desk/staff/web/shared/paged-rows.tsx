import type { ComponentProps, ReactNode } from 'react';
import { MoreButton } from '#ui/more-button.tsx';
import { type ContentQuery, QueryContent } from '#ui/query-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

interface PagedRowsProps<Page, Row> {
  query: ContentQuery<{ pages: readonly Page[] }> & ComponentProps<typeof MoreButton>['query'];
  rowsOf: (page: Page) => readonly Row[];
  failed: string;
  /** What is said while the first page comes. */
  loading: string;
  /** In the place of a list without rows. */
  empty: ReactNode;
  /** On the button that asks for the next page. */
  more: string;
  /** One row, an `li`. */
  children: (row: Row) => ReactNode;
}

/** The rows of a card, read page by page. */
export function PagedRows<Page, Row>(props: PagedRowsProps<Page, Row>) {
  const { query, rowsOf, failed, loading, empty, more, children } = props;
  return (
    <>
      <QueryContent query={query} failed={failed} waiting={<Waiting label={loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap(rowsOf);
          return rows.length > 0 ? (
            <ul className="grid divide-y divide-filet">{rows.map(children)}</ul>
          ) : (
            empty
          );
        }}
      </QueryContent>
      <MoreButton query={query} variant="quiet" className="justify-self-center">
        {more}
      </MoreButton>
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-2">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  );
}
