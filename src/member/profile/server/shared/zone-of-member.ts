import { eq } from 'drizzle-orm';
import { PARIS_ZONE, type Zone, zoneOfCommune } from '#lib/zones.ts';
import type { Database } from '#platform/database/client.ts';
import { profiles } from '../tables.ts';

/** Returns the time zone where a member lives. */
export async function zoneOfMember(db: Database, member: string): Promise<Zone> {
  const [row] = await db.select({ code: profiles.city_code }).from(profiles).where(eq(profiles.id, member));
  return row ? zoneOfCommune(row.code) : PARIS_ZONE;
}
