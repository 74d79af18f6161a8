import type { ComponentProps, ReactNode } from 'react';
import { MoreButton } from '../more-button.tsx';
import { type ContentQuery, QueryContent } from '../query-content.tsx';
import { LoadingShapes } from '../skeleton.tsx';

const SHAPES = ['h-14', 'h-14', 'h-14'];

interface PagedRowsProps<Page, Row> {
  query: ContentQuery<{ pages: readonly Page[] }> & ComponentProps<typeof MoreButton>['query'];
  rowsOf: (page: Page) => readonly Row[];
  failed: string;
  loading: string;
  empty: ReactNode;
  more: string;
  children: (row: Row) => ReactNode;
}

export function PagedRows<Page, Row>(props: PagedRowsProps<Page, Row>) {
  const { query, rowsOf, failed, loading, empty, more, children } = props;
  return (
    <>
      <QueryContent
        query={query}
        failed={failed}
        waiting={<LoadingShapes label={loading} shapes={SHAPES} className="grid gap-2" />}
      >
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
