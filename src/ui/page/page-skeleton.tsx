import { Loading, Skeleton } from '../skeleton.tsx';

export function PageSkeleton() {
  return (
    <Loading className="page-width py-10 sm:py-14">
      <div className="grid gap-6">
        <Skeleton className="h-11 w-3/4 max-w-md" />
        <Skeleton className="h-6 w-full max-w-xl" />
        <div className="mt-4 grid gap-6 md:grid-cols-2">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
