import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  illustration?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, illustration, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-xl content-start justify-items-center gap-4 px-4 py-8 text-center',
        className,
      )}
    >
      {illustration ? (
        <div className="mb-2 w-full max-w-80 overflow-hidden rounded-card">{illustration}</div>
      ) : null}
      <h2>{title}</h2>
      {children ? <div className="text-balance text-encre-2">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
