import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Skeleton({ className, round = false }: { className?: string; round?: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-loading=""
      className={classNames(
        'animate-breathe bg-lin motion-reduce:animate-none',
        round ? 'rounded-full' : 'rounded-xl',
        className,
      )}
    />
  );
}

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

/** Skeletons in a column by default, each sized by its classes. */
export function LoadingShapes({
  shapes,
  className = 'grid gap-4',
  ...rest
}: { shapes: readonly string[] } & Omit<ComponentProps<typeof Loading>, 'children'>) {
  return (
    <Loading className={className} {...rest}>
      {shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity, never reordered
        <Skeleton key={place} className={classNames('!rounded-card', shape)} />
      ))}
    </Loading>
  );
}
