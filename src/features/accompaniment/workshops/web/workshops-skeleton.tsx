import { Loading, Skeleton } from '#ui/skeleton.tsx';

export const workshopColumns = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function WorkshopsSkeleton() {
  return (
    <Loading label="Chargement des webinaires…" className={workshopColumns}>
      <CardShape />
      <CardShape />
      <CardShape />
    </Loading>
  );
}

function CardShape() {
  return (
    <div aria-hidden="true" className="grid overflow-hidden rounded-card border border-filet bg-white">
      <Skeleton className="aspect-video !rounded-none" />
      <div className="grid gap-4 p-6">
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-16" />
        <Skeleton className="h-10 w-1/2" />
        <Skeleton round className="h-12" />
      </div>
    </div>
  );
}
