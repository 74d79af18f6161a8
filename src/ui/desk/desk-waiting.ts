import type { ContentQuery } from '../query-content.tsx';

/** Pending work of a desk part: a badge in the navigation, a sentence on the first page. */
export interface DeskWaiting {
  count: number;
  /** Such as « 3 conversations attendent une réponse ». */
  sentence: string;
  /** Such as « la plus ancienne depuis 20 minutes ». */
  detail?: string;
  /** Urgent work that triggers the sound alert when it increases. */
  urgent?: { count: number; sentence: string };
  /** After a failed reading; the sentence says what was read before. */
  retry?: () => void;
}

/** Undefined until the first answer or failure. */
export function waitingFrom<Data>(
  { data, error, refetch }: Pick<ContentQuery<Data>, 'data' | 'error' | 'refetch'>,
  say: (data: Data) => DeskWaiting,
): DeskWaiting | undefined {
  const failed = error ? { retry: () => void refetch() } : null;
  if (data !== undefined) return { ...say(data), ...failed };
  return failed ? { count: 0, sentence: '', ...failed } : undefined;
}
