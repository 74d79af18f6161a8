import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { StageEnd } from '../call-stage.tsx';

const LOAD_FAILED = 'L’appel n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.';

interface CallPageFrameProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Null while the room loads, or after a failure. */
  children: ReactNode;
  className?: string;
}

export function CallPageFrame({
  query,
  children,
  className = 'page-width max-w-2xl py-8 sm:py-12',
}: CallPageFrameProps) {
  const { error, isFetching, refetch } = query;
  return (
    <div className={className}>
      {children ??
        (error ? (
          <ErrorState
            title="L’appel n’a pas pu être affiché"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorSentence(error, LOAD_FAILED)}
          </ErrorState>
        ) : (
          <Loading label="Chargement de l’appel…">
            <Skeleton className="h-96" />
          </Loading>
        ))}
    </div>
  );
}

/** `early`, `over`: it is not open yet, or no longer. */
type CallEnd = StageEnd | 'other-left' | 'elsewhere' | 'early' | 'over';
type Words = { title: string; text: string };
export type CallEndWords = Record<CallEnd, Words>;
export type WayBack = { href: string; label: string };

interface CallEndedProps {
  words: Words;
  scene?: ReactNode;
  back: WayBack;
  onAgain?: (() => void) | undefined;
}

export function CallEnded({ words: { title, text }, scene, back, onAgain }: CallEndedProps) {
  return (
    <div className="grid justify-items-start gap-6">
      {scene}
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {onAgain ? <Button onClick={onAgain}>Revenir dans l’appel</Button> : null}
        {/* A full page load: only the call page may use the camera. */}
        <a href={back.href} className={buttonStyle({ variant: onAgain ? 'secondary' : 'primary' })}>
          {back.label}
        </a>
      </div>
    </div>
  );
}

export const ENDS_ALIKE = {
  elsewhere: { title: 'L’appel continue ailleurs', text: 'Vous l’avez rejoint dans une autre fenêtre.' },
} as const;
