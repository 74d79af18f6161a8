import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

export function ContactsSkeleton() {
  return (
    <Loading label="Chargement de vos conversations…" className="grid gap-2 p-3">
      {['w-28', 'w-20', 'w-24'].map((width) => (
        <div key={width} aria-hidden="true" className="flex items-center gap-3 p-2">
          <Skeleton round className="size-16 shrink-0" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={classNames('h-5', width)} />
            <Skeleton className="h-4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

const bubbles = ['h-20 w-3/5', 'h-12 w-2/5', 'ml-auto h-16 w-1/2', 'h-12 w-1/3', 'ml-auto h-12 w-2/5'];

export function ThreadSkeleton() {
  return (
    <Loading label="Chargement des messages…" className="grid flex-1 content-end gap-3 p-4 sm:p-6">
      {bubbles.map((shape) => (
        <Skeleton key={shape} className={classNames('max-w-md !rounded-[20px]', shape)} />
      ))}
    </Loading>
  );
}
