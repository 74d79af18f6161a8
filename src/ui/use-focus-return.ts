import { useRef } from 'react';

/** One opens a form to fill it in: its first field is a better start than « Fermer ». */
const firstField = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Radix forgets who opened a dialog that is opened from state, and leaves the focus on the body when it closes.
 * Spread the result on its `Content`.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const field = event.target instanceof Element ? event.target.querySelector(firstField) : null;
      if (!(field instanceof HTMLElement)) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Done in the dialog, the page may already have taken the focus to what changed: it stays there.
      if (document.activeElement !== document.body) return;
      const target = opener.current;
      const remains = target instanceof HTMLElement && target.isConnected && target !== document.body;
      const place = remains
        ? target
        : document.querySelector<HTMLElement>('h1[tabindex="-1"], main[tabindex="-1"]');
      place?.focus();
    },
  };
}
