import { useCallback, useState } from 'react';
import { partFailed } from '#browser/part-failed.ts';
import { classNames } from '#ui/class-names.ts';
import type { CookiesDialog } from '../cookies-dialog.tsx';

/** « Gérer les cookies », at the foot of every page: opens the choice, which is loaded then only. */
export function ManageCookies({ className }: { className?: string }) {
  const [Choice, setChoice] = useState<typeof CookiesDialog>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const close = useCallback(() => setState('closed'), []);

  async function open() {
    try {
      const loaded = await import('../cookies-dialog.tsx');
      setChoice(() => loaded.CookiesDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={classNames(
          'inline-flex min-h-11 items-center rounded-sm text-left font-medium text-prune decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:underline hover:decoration-2',
          className,
        )}
      >
        Gérer les cookies
      </button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {partFailed()}
        </p>
      ) : null}
      {Choice && state === 'open' ? <Choice onClose={close} /> : null}
    </>
  );
}
