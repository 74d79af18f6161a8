import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { type LazyPart, PartFailed, useLazyPart } from './lazy-part.tsx';

/**
 * A link to a page that opens as a dialog where scripts run. The dialog loads on a press; if that fails, the link opens
 * the page in a new tab, so that the input on this page is kept.
 * @param to the page
 * @param onPress called before the dialog opens
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
    Window: open ? Part : undefined,
    close,
    opener: {
      to,
      'aria-haspopup': 'dialog',
      'aria-busy': loading,
      onClick: press,
      ...(failed ? { target: '_blank', rel: 'noopener' } : {}),
    } as const,
    failure,
  };
}
