import { useQuery } from '@tanstack/react-query';
import { createApi } from '#browser/api/create-api.ts';
import { currentTime } from '#browser/clock.ts';
import { sinceWords } from '#lib/wait-words.ts';
import { type DeskWaiting, waitingFrom } from '#ui/desk/desk-waiting.ts';
import { deskModerationContract } from '../../contract.ts';

export const deskModerationApi = createApi('deskModeration', deskModerationContract);

/** Polling, because members’ actions publish no desk event. */
export const QUEUE_ASK_AGAIN_MS = 30_000;

export function useModerationWaiting(): DeskWaiting | undefined {
  const queue = useQuery(deskModerationApi.waiting.queryOptions({ refetchInterval: QUEUE_ASK_AGAIN_MS }));
  return waitingFrom(queue, ({ waiting: count, inDanger, oldest }) => {
    const urgent = { count: inDanger, sentence: 'Un dossier de danger attend.' };
    if (count === 0) return { count, sentence: 'Aucun dossier n’attend.', urgent };
    const danger = inDanger > 0 ? `, dont ${inDanger} en danger` : '';
    return {
      count,
      urgent,
      sentence: `${count} ${count > 1 ? 'dossiers attendent' : 'dossier attend'} une décision${danger}.`,
      ...(oldest && { detail: `Le plus ancien attend ${sinceWords(new Date(oldest), currentTime())}.` }),
    };
  });
}
