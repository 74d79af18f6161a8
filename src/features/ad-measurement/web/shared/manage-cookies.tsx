import { type MouseEvent, useCallback, useState } from 'react';
import { partFailed } from '#browser/part-failed.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import type { CookiesDialog } from '../cookies-dialog.tsx';

interface ManageCookiesProps {
  /** The links of its window open a new tab: one is on a page where what is typed must stay. */
  apart?: boolean;
  className?: string;
}

/**
 * « Gérer les cookies », at the foot of every page: a link to the page of the choice, which opens in a window where
 * scripts run. The window is loaded then only; where that fails the link leads to the page, in a new tab.
 */
export function ManageCookies({ apart = false, className }: ManageCookiesProps) {
  const [Choice, setChoice] = useState<typeof CookiesDialog>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const close = useCallback(() => setState('closed'), []);
  async function open(event: MouseEvent) {
    if (state === 'failed' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
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
      <TextLink
        to="/cookies"
        bare
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        className={classNames('inline-flex min-h-11 items-center', className)}
        {...(state === 'failed' ? { target: '_blank', rel: 'noopener' } : {})}
      >
        Gérer les cookies
      </TextLink>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {partFailed()}
        </p>
      ) : null}
      {Choice && state === 'open' ? <Choice apart={apart} onClose={close} /> : null}
    </>
  );
}
