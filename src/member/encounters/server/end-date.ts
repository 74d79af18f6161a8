import type { Services } from '#platform/services.ts';
import { changePlan } from './shared/change-plan.ts';
import { notifyDateCancelled } from './shared/notify.ts';
import { deleteEncounter, findEncounter } from './store.ts';

/** Declines a proposal, takes one's own back, or cancels a date, with a word for the other; done twice is done once. */
export async function endDate(
  services: Services,
  me: string,
  { id: other, revision, words }: { id: string; revision: number; words: string },
) {
  return changePlan<'changed'>(services, me, other, async (tx, now) => {
    const current = await findEncounter(tx, me, other, now);
    if (!current) return { asBefore: true };
    if (current.revision !== revision) return { refusal: 'changed' };
    await deleteEncounter(tx, current);
    if (current.agreed_at)
      await notifyDateCancelled({ ...services, tx }, { ...current, revision: revision + 1 });
    return { words };
  });
}
