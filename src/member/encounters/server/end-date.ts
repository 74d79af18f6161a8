import type { Services } from '#platform/services.ts';
import { UNCHANGED, type Writing } from '#platform/write.ts';
import { addRefused } from '../rules.ts';
import { recordPlan } from './shared/lock-plan.ts';
import { notifyDateCancelled } from './shared/notify.ts';
import { changeEncounter, deleteEncounter, findEncounter } from './store.ts';

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
  const declined = current.agreed_at === null && current.invited_id === me ? current.moments : [];
  const refused_moments = addRefused(current.refused_moments, declined, now);
  if (current.agreed_at || refused_moments.length === 0) await deleteEncounter(tx, current);
  else await changeEncounter(tx, current, { moments: [], refused_moments, changed_at: now });
  if (current.agreed_at)
    await notifyDateCancelled({ ...services, tx }, { ...current, revision: revision + 1 });
  await recordPlan(writing, { me, other, words });
  return 'ok';
}
