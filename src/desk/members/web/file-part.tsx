import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

interface FilePartProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function FilePart({ title, aside, children }: FilePartProps) {
  const id = useId();
  return (
    <Card
      as="section"
      padding="small"
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-field bg-papier p-3 text-encre-2">{children}</p>;
}

interface PartListProps<Row> {
  rows: readonly Row[];
  empty: string;
  children: (row: Row) => ReactNode;
}

export function PartList<Row>({ rows, empty, children }: PartListProps<Row>) {
  if (rows.length === 0) return <Nothing>{empty}</Nothing>;
  return <ul className="grid max-h-80 divide-y divide-filet overflow-y-auto">{rows.map(children)}</ul>;
}
