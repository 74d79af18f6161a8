import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import {
  type Face,
  placeHolders,
  placesSince,
  roomForFaces,
  VERY_CLOSE_SCORE,
  weekStart,
} from '../rhythm/rules.ts';
import { SELECTION_SIZE } from '../rules.ts';
import { type Ranked, rankCards } from './candidate-store.ts';
import { admitFaces, findSearchChange, listFaces, releaseFace, touchFaces } from './face-store.ts';
import { findCard, type LocatedCard } from './located-card-store.ts';

export type Composed = {
  card: LocatedCard;
  ids: string[];
  /** How many of them were first shown this week. */
  newPeople: number;
  /** Only when limits of new people are what empties the selection: from when it goes on. */
  heldBackUntil: Date | null;
  /** Whether nobody at all fits. */
  nobody: boolean;
};

type Reading = { db: Database; me: string; card: LocatedCard; today: string; now: Date; since: Date };

/**
 * The selection in its rhythm (decision 14): who holds a place keeps it until Thursday, free places are filled with the
 * best while the week has any left, and someone very close who has just arrived takes one at once.
 * @param today ISO date in Paris
 * @returns nothing for a member who has not said whom they look for
 */
export async function composeSelection(
  db: Database,
  me: string,
  today: string,
  now: Date,
): Promise<Composed | undefined> {
  const card = await findCard(db, me, today);
  const chosenAt = card && (await findSearchChange(db, me));
  if (!card || !chosenAt) return undefined;
  const reading = { db, me, card, today, now, since: placesSince(now, chosenAt) };
  const plan = await planSelection(reading);
  if (plan.admitted.length === 0) return finish(reading, plan);
  // Of two readings at once the second finds the places taken.
  return db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    const locked = { ...reading, db: tx };
    const again = await planSelection(locked);
    if (again.released) await releaseFace(tx, me, again.released);
    await admitFaces(tx, me, again.admitted, now);
    return finish(locked, again);
  });
}

/** How many people a member has never been shown would stand in their selection now. */
export async function countNewFaces(db: Database, me: string, today: string): Promise<number> {
  const card = await findCard(db, me, today);
  if (!card) return 0;
  const known = new Set((await listFaces(db, me)).map(({ id }) => id));
  const best = await rankCards(db, card, today, { limit: SELECTION_SIZE });
  return best.filter(({ id }) => !known.has(id)).length;
}

type Plan = {
  faces: Face[];
  kept: Ranked[];
  admitted: string[];
  released: string | null;
  heldBackUntil: Date | null;
  nobody: boolean;
};

async function planSelection({ db, me, card, today, now, since }: Reading): Promise<Plan> {
  const faces = await listFaces(db, me);
  const holders = placeHolders(faces, since).map(({ id }) => id);
  const suited = await rankCards(db, card, today, { only: holders, limit: holders.length });
  const first = new Set(holders.filter((id) => suited.some((one) => one.id === id)).slice(0, SELECTION_SIZE));
  const kept = suited.filter(({ id }) => first.has(id));
  const free = SELECTION_SIZE - kept.length;
  const room = roomForFaces(faces, since, now);
  const known = new Set(faces.map(({ id }) => id));

  const arrival = room.arrivals > 0 && room.newFaces > 0 ? await findArrival() : undefined;
  const wanted = arrival ? Math.max(0, free - 1) : free;
  const others =
    wanted > 0
      ? await rankCards(db, card, today, { except: [...holders, ...idsOf(arrival)], limit: SELECTION_SIZE })
      : [];
  let newFaces = room.newFaces - (arrival ? 1 : 0);
  const allowed = others.filter(({ id }) => known.has(id) || newFaces-- > 0);
  const filling = allowed.slice(0, Math.min(wanted, room.places));
  const admitted = [...idsOf(arrival), ...filling.map(({ id }) => id)];
  const last = kept.at(-1);
  const released = arrival && free === 0 && last ? last.id : null;
  const empty = kept.length + admitted.length === 0;
  return {
    faces,
    kept: kept.filter(({ id }) => id !== released),
    admitted,
    released,
    heldBackUntil: empty && others.length > 0 ? room.from : null,
    nobody: empty && others.length === 0,
  };

  /** Someone new and very close; when every place is held, closer than the last of those who hold one. */
  async function findArrival(): Promise<Ranked | undefined> {
    const [best] = await rankCards(db, card, today, { except: [...known], arrivedSince: since, limit: 1 });
    if (!best || best.score < VERY_CLOSE_SCORE) return undefined;
    const lowest = kept.at(-1);
    return free > 0 || (lowest && best.score > lowest.score) ? best : undefined;
  }
}

const idsOf = (one: Ranked | undefined) => (one ? [one.id] : []);

async function finish({ db, me, card, now }: Reading, plan: Plan): Promise<Composed> {
  const kept = plan.kept.map(({ id }) => id);
  await touchFaces(db, me, kept, now);
  const start = weekStart(now);
  const seenBefore = new Set(
    plan.faces.filter(({ introducedAt }) => introducedAt < start).map(({ id }) => id),
  );
  const ids = [...kept, ...plan.admitted];
  return {
    card,
    ids,
    newPeople: ids.filter((id) => !seenBefore.has(id)).length,
    heldBackUntil: plan.heldBackUntil,
    nobody: plan.nobody,
  };
}
