import { Loading, Skeleton } from '#ui/skeleton.tsx';

export function WorkshopsSkeleton() {
  return (
    <Loading label="Chargement des webinaires…" className="grid gap-3">
      <Skeleton className="h-72 !rounded-card" />
      <Skeleton className="h-72 !rounded-card" />
      <Skeleton className="h-72 !rounded-card" />
      <Skeleton className="h-72 !rounded-card" />
    </Loading>
  );
}
