import { type MouseEvent, useCallback, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyPart, PartFailed, useLazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';

const cookiesDialog = lazyPart(
  () => import('../cookies-dialog.tsx'),
  ({ CookiesDialog }) => CookiesDialog,
);

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
  const { Part: Window, loading, failed, fetch } = useLazyPart(cookiesDialog);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  async function openWindow() {
    if (Window || (await fetch())) setOpen(true);
  }
  function press(event: MouseEvent) {
    if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openWindow();
  }
  return (
    <>
      <TextLink
        to="/cookies"
        bare
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={press}
        className={classNames('inline-flex min-h-11 items-center', className)}
        {...(failed ? { target: '_blank', rel: 'noopener' } : {})}
      >
        Gérer les cookies
      </TextLink>
      {failed ? <PartFailed retrying={loading} onRetry={() => void openWindow()} /> : null}
      {Window && open ? <Window apart={apart} onClose={close} /> : null}
    </>
  );
}
