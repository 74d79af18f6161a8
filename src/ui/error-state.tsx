import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface ErrorStateProps {
  title?: ReactNode;
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

export function ErrorState({
  title = 'Cette page n’a pas pu être chargée',
  children,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'mx-auto grid max-w-xl justify-items-center gap-3 rounded-card bg-abricot-100 px-6 py-10 text-center',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-abricot text-nuit">
        <CloudOff aria-hidden="true" className="size-6" />
      </span>
      <p className="font-title text-h3 font-semibold">{title}</p>
      <div>{children}</div>
      {onRetry ? (
        <Button
          variant="secondary"
          className="mt-2"
          pending={retrying}
          pendingLabel="Nouvel essai…"
          onClick={onRetry}
        >
          {retrying ? null : <RotateCcw aria-hidden="true" />}
          Réessayer
        </Button>
      ) : null}
    </div>
  );
}
