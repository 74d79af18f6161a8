import { useQuery } from '@tanstack/react-query';
import { currentTime } from '#browser/clock.ts';
import { sinceWords } from '#lib/wait-words.ts';
import { type DeskWaiting, waitingFrom } from '#ui/desk/desk-waiting.ts';
import { deskInboxApi } from './api.ts';

/** Events may get lost: an open desk polls at this interval. */
export const INBOX_ASK_AGAIN_MS = 60_000;

const RAISED = 'Un message parle peut-être d’un danger\u202f: lisez-le d’abord.';

/** Number of people waiting for an answer from this colleague, for the menu, the tab and the home page of the desk. */
export function useInboxWaiting(): DeskWaiting | undefined {
  const counts = useQuery(deskInboxApi.counts.queryOptions({ refetchInterval: INBOX_ASK_AGAIN_MS }));
  return waitingFrom(counts, ({ toAnswer: count, oldestSince, raised }) => {
    // A thread that starts to suggest a danger rings once more.
    const urgent = {
      count: count + raised,
      sentence: raised > 0 ? RAISED : 'Quelqu’un attend une réponse.',
    };
    if (count === 0) return { count, sentence: 'Personne n’attend de réponse.', urgent };
    return {
      count,
      urgent,
      sentence: `${count} ${count > 1 ? 'personnes attendent' : 'personne attend'} une réponse.`,
      ...(raised > 0 && { detail: RAISED }),
      ...(raised === 0 &&
        oldestSince && {
          detail: `La plus ancienne attend ${sinceWords(new Date(oldestSince), currentTime())}.`,
        }),
    };
  });
}
