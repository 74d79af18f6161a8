import type { ContentQuery } from '../query-content.tsx';

/** Pending work of a desk part: a badge in the navigation, a sentence on the home page. */
export interface DeskWaiting {
  count: number;
  /** For example « 3 conversations attendent une réponse ». */
  sentence: string;
  /** For example « la plus ancienne depuis 20 minutes ». */
  detail?: string;
  /** Urgent work that triggers the sound alert when it increases. */
  urgent?: { count: number; sentence: string };
  /** Set after a failed read; the sentence then describes the earlier data. */
  retry?: () => void;
}

/** Calls the hook of a place. Key the component by the place, so that each calls one hook or none. */
export function useWaitingOf({ useWaiting }: { useWaiting?: () => DeskWaiting | undefined }) {
  return useWaiting?.();
}

/** Returns undefined until the first response or failure. */
export function waitingFrom<Data>(
  { data, error, refetch }: Pick<ContentQuery<Data>, 'data' | 'error' | 'refetch'>,
  say: (data: Data) => DeskWaiting,
): DeskWaiting | undefined {
  const failed = error ? { retry: () => void refetch() } : null;
  if (data !== undefined) return { ...say(data), ...failed };
  return failed ? { count: 0, sentence: '', ...failed } : undefined;
}
