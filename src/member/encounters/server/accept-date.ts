import type { Services } from '#platform/services.ts';
import { UNCHANGED, type Writing } from '#platform/write.ts';
import { recordPlan } from './shared/lock-plan.ts';
import { notifyAgreed } from './shared/notify.ts';
import { changeEncounter, findEncounter, momentsOf } from './store.ts';

/**
 * Chooses one of the moments that the other proposed: both have a date, with a mail for their calendar. Chosen twice is
 * chosen once; what the other changed meanwhile is looked at again first.
 */
export async function acceptDate(
  services: Services,
  writing: Writing,
  me: string,
  { id: other, revision, moment }: { id: string; revision: number; moment: string },
): Promise<'ok' | 'changed' | 'past' | typeof UNCHANGED> {
  const { tx, now } = writing;
  const chosen = new Date(moment);
  const current = await findEncounter(tx, me, other, now);
  if (current?.agreed_at?.getTime() === chosen.getTime()) return UNCHANGED;
  const isOffered =
    current !== undefined &&
    current.agreed_at === null &&
    current.invited_id === me &&
    current.revision === revision &&
    momentsOf(current).some((one) => one.getTime() === chosen.getTime());
  if (!isOffered) return 'changed';
  if (chosen <= now) return 'past';
  const agreed = await changeEncounter(tx, current, { agreed_at: chosen, changed_at: now });
  if (agreed) await notifyAgreed({ ...services, tx }, agreed);
  await recordPlan(writing, { me, other });
  return 'ok';
}
