import { useRef } from 'react';

/** The first field of a form is a better initial focus than « Fermer ». */
const firstField = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Radix loses the trigger of a dialog that is opened from state, and leaves the focus on the body when it closes.
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
      // After a successful action, the page may already have moved the focus: leave it there.
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
