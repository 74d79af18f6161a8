import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { type ContentQuery, QueryContent } from '#ui/query-content.tsx';
import { NEW } from './content-paths.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MissingPerson } from './missing-person.tsx';

interface EntryFrameProps<Data, Entry> {
  query: ContentQuery<Data>;
  entriesOf: (data: Data) => readonly Entry[];
  failed: string;
  loading: string;
  list: string;
  /** Renders the form; `entry` is undefined for a new one. */
  children: (entry: Entry | undefined, data: Data) => ReactNode;
}

export function EntryFrame<Data, Entry extends { id: string }>(props: EntryFrameProps<Data, Entry>) {
  const { query, entriesOf, failed, loading, list, children } = props;
  const { id = NEW } = useParams();
  return (
    <QueryContent query={query} failed={failed} waiting={<ListSkeleton label={loading} />}>
      {(data) => {
        const entry = entriesOf(data).find((one) => one.id === id);
        if (!entry && id !== NEW) return <MissingPerson back={list} />;
        return <Fragment key={id}>{children(entry, data)}</Fragment>;
      }}
    </QueryContent>
  );
}
