import { Skeleton } from '#ui/skeleton.tsx';

export function AnswersSkeleton({ cards }: { cards: number }) {
  return (
    <div className="grid gap-3">
      <Skeleton className="mb-2 h-7 w-2/3 max-w-96" />
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity, never reordered
        <Skeleton key={index} className="h-18 rounded-[20px]" />
      ))}
    </div>
  );
}

export function SaveSkeleton() {
  return <Skeleton round className="mx-auto h-14 w-full sm:w-72" />;
}
