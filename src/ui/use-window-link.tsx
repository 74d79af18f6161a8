import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { type LazyPart, PartFailed, useLazyPart } from './lazy-part.tsx';

/**
 * A link to a page that opens as a window where scripts run. The window is loaded then only; where that fails the link
 * leads to the page, in a new tab, so that nothing of this one is lost.
 * @param to the page
 * @param onPress before the window opens
 */
export function useWindowLink<Props>(part: LazyPart<Props>, to: string, onPress?: () => void) {
  const { Part, loading, failed, fetch } = useLazyPart(part);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  async function openWindow() {
    onPress?.();
    if (Part || (await fetch())) setOpen(true);
  }
  function press(event: MouseEvent) {
    if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openWindow();
  }
  const failure: ReactNode = failed ? (
    <PartFailed retrying={loading} onRetry={() => void openWindow()} />
  ) : null;
  return {
    /** While it is open. */
    Window: open ? Part : undefined,
    close,
    /** Of the link. */
    opener: {
      to,
      'aria-haspopup': 'dialog',
      'aria-busy': loading,
      onClick: press,
      ...(failed ? { target: '_blank', rel: 'noopener' } : {}),
    } as const,
    /** What to say beside the link. */
    failure,
  };
}
