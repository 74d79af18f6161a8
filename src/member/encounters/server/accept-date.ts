import type { Services } from '#platform/services.ts';
import { changePlan } from './shared/change-plan.ts';
import { notifyAgreed } from './shared/notify.ts';
import { changeEncounter, findEncounter, momentsOf } from './store.ts';

/**
 * Chooses one of the moments that the other proposed: both have a date, with a mail for their calendar. Chosen twice is
 * chosen once; what the other changed meanwhile is looked at again first.
 */
export async function acceptDate(
  services: Services,
  me: string,
  { id: other, revision, moment }: { id: string; revision: number; moment: string },
) {
  const chosen = new Date(moment);
  return changePlan<'changed' | 'past'>(services, me, other, async (tx, now) => {
    const current = await findEncounter(tx, me, other, now);
    if (current?.agreed_at?.getTime() === chosen.getTime()) return { asBefore: true };
    const isOffered =
      current !== undefined &&
      current.agreed_at === null &&
      current.invited_id === me &&
      current.revision === revision &&
      momentsOf(current).some((one) => one.getTime() === chosen.getTime());
    if (!isOffered) return { refusal: 'changed' };
    if (chosen <= now) return { refusal: 'past' };
    const agreed = await changeEncounter(tx, current, { agreed_at: chosen, changed_at: now });
    if (agreed) await notifyAgreed({ ...services, tx }, agreed);
    return { figure: 'dates-agreed' };
  });
}
