import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Profile open over the page, as a history entry: the Back button of a phone closes it. */
export function usePreviewed() {
  const navigate = useNavigate();
  const { key, search, hash, state } = useLocation();
  const left = useRef<string>(null);
  const previewed: unknown = state?.previewed;
  return {
    previewed: typeof previewed === 'string' ? previewed : undefined,
    preview: (id: string) =>
      void navigate({ search, hash }, { state: { ...state, previewed: id }, preventScrollReset: true }),
    close: () => {
      // Navigation is asynchronous: a second press would go back twice.
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
