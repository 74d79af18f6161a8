import { useQuery } from '@tanstack/react-query';
import type { DeskWaiting } from '#desk/staff/web/shared/desk-waiting.ts';
import { deskCoachingApi } from './api.ts';

/** Whose message a coach has not read. */
export function useCoachingWaiting(): DeskWaiting | undefined {
  const { data } = useQuery(deskCoachingApi.day.queryOptions());
  if (!data) return undefined;
  const count = data.waiting.length;
  if (count === 0) return { count, sentence: 'Personne n’attend de réponse' };
  return {
    count,
    sentence:
      count === 1 ? 'Une personne attend votre réponse' : `${count} personnes attendent votre réponse`,
  };
}
