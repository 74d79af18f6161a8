import { useTitleCount } from '#browser/meta/use-title-count.ts';
import type { DeskEntry } from './desk-navigation.ts';

interface TitleCountProps {
  entries: readonly DeskEntry[];
  counted?: number;
}

/** « (3) Messages · Équipe Lueur »: what waits in these parts together. */
export function TitleCount({ entries: [first, ...rest], counted = 0 }: TitleCountProps) {
  if (!first) return <Written count={counted} />;
  if (!first.useWaiting) return <TitleCount entries={rest} counted={counted} />;
  return <Counted key={first.to} useWaiting={first.useWaiting} entries={rest} counted={counted} />;
}

type CountedProps = Required<TitleCountProps> & { useWaiting: NonNullable<DeskEntry['useWaiting']> };

function Counted({ useWaiting, entries, counted }: CountedProps) {
  return <TitleCount entries={entries} counted={counted + (useWaiting()?.count ?? 0)} />;
}

function Written({ count }: { count: number }) {
  useTitleCount(count);
  return null;
}
