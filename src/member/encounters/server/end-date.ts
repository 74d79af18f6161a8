import type { Services } from '#platform/services.ts';
import { UNCHANGED, type Writing } from '#platform/write.ts';
import { recordPlan } from './shared/lock-plan.ts';
import { notifyDateCancelled } from './shared/notify.ts';
import { deleteEncounter, findEncounter } from './store.ts';

/** Declines a proposal, takes one's own back, or cancels a date, with a word for the other; done twice is done once. */
export async function endDate(
  services: Services,
  writing: Writing,
  me: string,
  { id: other, revision, words }: { id: string; revision: number; words: string },
): Promise<'ok' | 'changed' | typeof UNCHANGED> {
  const { tx, now } = writing;
  const current = await findEncounter(tx, me, other, now);
  if (!current) return UNCHANGED;
  if (current.revision !== revision) return 'changed';
  await deleteEncounter(tx, current);
  if (current.agreed_at)
    await notifyDateCancelled({ ...services, tx }, { ...current, revision: revision + 1 });
  await recordPlan(writing, { me, other, words });
  return 'ok';
}
