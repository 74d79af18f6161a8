import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { SELECTION_SIZE } from '../rules.ts';

export function SelectionSkeleton() {
  return (
    <Loading
      label="Chargement de vos matchs…"
      className="-mx-2 grid gap-6 sm:mx-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="hidden content-start gap-3 lg:grid">
        {Array.from({ length: SELECTION_SIZE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Skeleton key={place} className="h-27 rounded-card!" />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="grid gap-6 sm:grid-cols-2 lg:rounded-card lg:border lg:border-filet lg:bg-carte"
      >
        <Skeleton className="aspect-[4/5] rounded-[28px]!" />
        <div className="grid content-start gap-5 lg:py-6 lg:pr-6">
          <Skeleton round className="h-11 w-56 max-w-full" />
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </Loading>
  );
}
