import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One grey shape; give it its size with classes. */
export function Skeleton({ className, round = false }: { className?: string; round?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-breathe bg-lin motion-reduce:animate-none',
        round ? 'rounded-full' : 'rounded-xl',
        className,
      )}
    />
  );
}

/** Surrounds the shapes of what comes, and says so once. */
export function Loading({
  label = 'Chargement…',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function ButtonSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-12 w-56" round />
    </Loading>
  );
}

/** The shape of a person's card. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="grid gap-4 rounded-card border border-filet bg-white p-6">
      <Skeleton round className="size-24" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-20" />
      <Skeleton round className="h-12" />
    </div>
  );
}

/** Grey shapes in the place of what comes, each of a size given with classes. */
export function LoadingShapes({
  shapes,
  ...rest
}: { shapes: readonly string[] } & Omit<ComponentProps<typeof Loading>, 'children'>) {
  return (
    <Loading {...rest}>
      {shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity, never reordered
        <Skeleton key={place} className={shape} />
      ))}
    </Loading>
  );
}
