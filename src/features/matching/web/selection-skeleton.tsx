import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { SELECTION_SIZE } from '../rules.ts';

/** The shape of four cards. */
export function SelectionSkeleton() {
  return (
    <Loading label="Chargement de vos matchs…" className="grid gap-6 lg:grid-cols-2">
      {Array.from({ length: SELECTION_SIZE }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without anything of their own.
          key={place}
          aria-hidden="true"
          className="grid gap-6 rounded-card border border-filet bg-white p-5 sm:p-8"
        >
          <div className="flex items-center gap-4 sm:gap-6">
            <Skeleton round className="size-24 shrink-0 sm:size-32" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-7 w-40 max-w-full" />
              <Skeleton className="h-5 w-28 max-w-full" />
              <Skeleton className="h-5 w-24 max-w-full" />
            </div>
          </div>
          <Skeleton className="h-32 rounded-[20px]" />
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
          <Skeleton round className="h-12" />
        </div>
      ))}
    </Loading>
  );
}
