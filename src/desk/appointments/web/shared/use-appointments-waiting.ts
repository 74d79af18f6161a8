import { skipToken, useQuery } from '@tanstack/react-query';
import { teamTime } from '#browser/team-time.ts';
import { HOST_ROLES } from '#desk/staff/rules.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { type DeskWaiting, waitingFrom } from '#ui/desk/desk-waiting.ts';
import { deskAppointmentsApi } from './api.ts';

/** Returns the number of appointments left today. */
export function useAppointmentsWaiting(): DeskWaiting | undefined {
  const receives = useHasRole(...HOST_ROLES);
  const week = useQuery(deskAppointmentsApi.week.queryOptions({ input: receives ? {} : skipToken }));
  if (!receives) return { count: 0, sentence: '' };
  return waitingFrom(week, ({ today }) => {
    const coming = today.filter(({ state }) => state === 'booked');
    const [next] = coming;
    if (!next) return { count: 0, sentence: '' };
    return {
      count: coming.length,
      sentence:
        coming.length === 1
          ? `Un rendez-vous aujourd’hui, à ${teamTime(new Date(next.startsAt))}`
          : `${coming.length} rendez-vous aujourd’hui, le prochain à ${teamTime(new Date(next.startsAt))}`,
    };
  });
}
