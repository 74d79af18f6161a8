import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Whose profile is looked at over the page: a step of the history of its own, so that the Back of a phone closes it. */
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
      // A step back takes a moment: a second press would be one too many.
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
