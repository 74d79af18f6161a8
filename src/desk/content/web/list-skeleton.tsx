import { Loading, Skeleton } from '#ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4];

export function ListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-2">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-22 !rounded-card" />
      ))}
    </Loading>
  );
}
