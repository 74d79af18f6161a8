import { isDeepStrictEqual } from 'node:util';
import { holdsContactDetails } from '#lib/free-text/contact-details.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, type Writing } from '#platform/write.ts';
import type { NewProposal } from '../contract.ts';
import { addRefused } from '../rules.ts';
import { recordPlan } from './shared/lock-plan.ts';
import { notifyAgreed, notifyDateCancelled, notifyProposed } from './shared/notify.ts';
import {
  bothWrote,
  changeEncounter,
  deleteEncounter,
  findEncounter,
  insertEncounter,
  momentsOf,
  type StoredEncounter,
} from './store.ts';

/** Returns the instants of the chosen moments, in the given order. @param zone of the proposer */
export function instantsOf({ moments }: Pick<NewProposal, 'moments'>, zone: Zone): Date[] {
  return moments.map(({ day, time }) => instantIn(day, time, zone));
}

type ProposalRefusal = 'too-early' | 'already-proposed' | 'changed' | 'received';

/**
 * Proposes three moments and a place to a contact: as a first proposal, as a replacement of one, or to move an agreed
 * date, which is then cancelled. Two people have at most one active plan.
 */
export async function proposeDate(
  services: Services,
  writing: Writing,
  me: string,
  proposal: Omit<NewProposal, 'moments'> & { moments: readonly Date[] },
): Promise<'ok' | ProposalRefusal | typeof UNCHANGED> {
  const { tx, now } = writing;
  const { id: other, place, revision, words } = proposal;
  const moments = proposal.moments.map((moment) => moment.toISOString());
  const plan = { moments, place_kind: place.kind, place_name: place.name };
  const read = { place_holds_contact_details: holdsContactDetails(place.name) };
  const current = await findEncounter(tx, me, other, now);
  // Retry after a lost response.
  if (current && isSame(current, { ...plan, proposer_id: me })) return UNCHANGED;
  if (current && revision === undefined) return 'already-proposed';
  if (current ? current.revision !== revision : revision !== undefined) return 'changed';
  // A counter-proposal equal to the received one, in any order.
  if (current && isSame(sorted(current), sorted({ ...plan, proposer_id: other }))) return 'received';
  const messenger = { ...services, tx };
  const change = { ...plan, ...read, proposer_id: me, invited_id: other, changed_at: now };
  if (current) {
    const answered = current.proposer_id === other ? current.moments : [];
    const refused_moments = addRefused(current.refused_moments, answered, now);
    const changed = await changeEncounter(tx, current, { ...change, refused_moments, agreed_at: null });
    if (changed && current.agreed_at)
      await notifyDateCancelled(messenger, { ...current, revision: changed.revision });
  } else {
    if (!(await bothWrote(tx, me, other))) return 'too-early';
    await insertEncounter(tx, { id: crypto.randomUUID(), ...change });
  }
  await notifyProposed(messenger, change, now);
  await recordPlan(writing, { me, other, words });
  return 'ok';
}

function isSame(
  { agreed_at, moments, place_kind, place_name, proposer_id }: StoredEncounter,
  plan: Pick<StoredEncounter, 'moments' | 'place_kind' | 'place_name' | 'proposer_id'>,
): boolean {
  return agreed_at === null && isDeepStrictEqual({ moments, place_kind, place_name, proposer_id }, plan);
}

function sorted<Plan extends { moments: string[] }>(plan: Plan): Plan {
  return { ...plan, moments: plan.moments.toSorted() };
}

/**
 * Chooses a proposed moment: both have a date, with a calendar mail. Idempotent; rejected if the other changed the
 * plan meanwhile.
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

/** Declines a proposal, withdraws the member’s own, or cancels a date, with words for the other. Idempotent. */
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
