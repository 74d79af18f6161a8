import { useQuery } from '@tanstack/react-query';
import { type DeskWaiting, waitingFrom } from '#ui/desk/desk-waiting.ts';
import { deskCoachingApi } from './api.ts';

/** Returns the number of members whose messages the coach has not read. */
export function useCoachingWaiting(): DeskWaiting | undefined {
  const day = useQuery(deskCoachingApi.day.queryOptions());
  return waitingFrom(day, ({ waiting: { length: count } }) => {
    if (count === 0) return { count, sentence: 'Personne n’attend de réponse' };
    return {
      count,
      sentence:
        count === 1 ? 'Une personne attend votre réponse' : `${count} personnes attendent votre réponse`,
    };
  });
}
