import { useQuery } from '@tanstack/react-query';
import type { DeskWaiting } from '#desk/staff/web/shared/desk-waiting.ts';
import { frenchTime } from '#lib/french-date.ts';
import { deskAppointmentsApi } from './api.ts';

/** Who still comes today. */
export function useAppointmentsWaiting(): DeskWaiting | undefined {
  const { data } = useQuery(deskAppointmentsApi.week.queryOptions({ input: {} }));
  const coming = data?.today.filter(({ state }) => state === 'booked') ?? [];
  const [next] = coming;
  if (!next) return undefined;
  return {
    count: coming.length,
    sentence:
      coming.length === 1
        ? `Un rendez-vous aujourd’hui, à ${frenchTime(new Date(next.startsAt))}`
        : `${coming.length} rendez-vous aujourd’hui, le prochain à ${frenchTime(new Date(next.startsAt))}`,
  };
}
