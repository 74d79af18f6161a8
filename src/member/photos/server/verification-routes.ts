import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#lib/durations.ts';
import { cellCentre, chordSquared, chordSquaredOfKm, type Place, pointOf } from '#lib/earth.ts';
import { searchCities } from '#member/profile/server/city-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { keptFor } from '#platform/kept-for.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { verificationContract } from '../contract.ts';
import { NEARBY_KM, toldNearby } from '../rules.ts';
import { membersByCell } from './tables.ts';
import { findVerification } from './verification-store.ts';

const api = implementContract(verificationContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const found = await findVerification(context.services.db, context.me);
  if (!found) return { state: 'none' as const, since: null };
  return {
    state: found.lost ? ('lost' as const) : ('verified' as const),
    since: found.verifiedAt.toISOString(),
  };
});

const nearby = api.nearby.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.nearby, context.origin);
  const towns = await searchCities(context.services.db, input.q);
  const cells = await readMembersByCell(context.services);
  return towns.map((town) => {
    const { members, verified } = sumNearby(cells, town);
    return { town, members: toldNearby(members), verified: toldNearby(verified) };
  });
});

type Cells = Awaited<ReturnType<typeof listMembersByCell>>;

/** The counts change at night: an hour’s delay is fine. */
const KEPT_MS = HOUR_MS;
const REACH = chordSquaredOfKm(NEARBY_KM);

/** Sums the members of the cells whose centre is within reach of a place. */
export function sumNearby(cells: Cells, place: Place): { members: number; verified: number } {
  const point = pointOf(place);
  const near = cells.filter(({ cell }) => chordSquared(pointOf(cellCentre(cell)), point) <= REACH);
  return near.reduce(
    (sum, { members, verified }) => ({ members: sum.members + members, verified: sum.verified + verified }),
    { members: 0, verified: 0 },
  );
}

/** The counts, some thousand rows, cached for an hour per node. */
const readMembersByCell = keptFor(KEPT_MS, ({ db }) => listMembersByCell(db));

export const verificationRoutes = { mine, nearby };

const QUEUE = 'members-nearby';
const EVERY_NIGHT = '40 0 * * *';

export async function countNearby({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(countMembersByCell);
}

export async function scheduleNearby(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => countNearby(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}

/** Recounts members by cell. Members without a card are not matched, and not counted. */
async function countMembersByCell(tx: Database): Promise<void> {
  await tx.delete(membersByCell);
  await tx.execute(sql`
    INSERT INTO members_by_cell (cell, members, verified)
    SELECT c.cell, count(*)::int, count(v.photo_id)::int FROM match_cards c
    LEFT JOIN profile_verifications v ON v.user_id = c.id
    GROUP BY c.cell`);
}

async function listMembersByCell(db: Database): Promise<(typeof membersByCell.$inferSelect)[]> {
  return db.select().from(membersByCell);
}
