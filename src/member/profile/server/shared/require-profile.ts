import { eq } from 'drizzle-orm';
import { requireAccount, requireMember } from '#identity/accounts/server/shared/require-account.ts';
import { PARIS_ZONE, type Zone, zoneOfCommune } from '#lib/zones.ts';
import type { Database } from '#platform/database/client.ts';
import { profiles } from '../tables.ts';

export const requireProfile = requireMember.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});

/** Also allows a suspended or closed account: a consent can be withdrawn at any time. */
export const requireProfileOfAny = requireAccount.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});

/** Returns the time zone where a member lives. */
export async function zoneOfMember(db: Database, member: string): Promise<Zone> {
  const [row] = await db.select({ code: profiles.city_code }).from(profiles).where(eq(profiles.id, member));
  return row ? zoneOfCommune(row.code) : PARIS_ZONE;
}
