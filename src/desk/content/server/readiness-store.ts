import { sql } from 'drizzle-orm';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { WORKSHOP_IDS } from '#member/workshops/rules.ts';
import type { Database } from '#platform/database/client.ts';

type Readiness = {
  /** Every role belongs to an active colleague with a second factor. */
  roles: boolean;
  /** A coach without a picture does not count. */
  pictures: boolean;
  leaders: boolean;
  slots: boolean;
  hours: boolean;
};

export async function readReadiness(db: Database, now: Date): Promise<Readiness> {
  const { rows } = await db.execute<Readiness>(sql`
    SELECT (SELECT count(DISTINCT held) FROM staff, unnest(roles) AS held
        WHERE disabled_at IS NULL AND totp_since IS NOT NULL) >= ${STAFF_ROLES.length} AS roles,
      (SELECT coalesce(bool_and(photo_url IS NOT NULL), false) FROM coaches WHERE shown AND NOT example) AS pictures,
      (SELECT count(*) FROM workshop_leaders) >= ${WORKSHOP_IDS.length} AS leaders,
      EXISTS (SELECT FROM appointment_slots WHERE starts_at > ${now.toISOString()}::timestamptz) AS slots,
      EXISTS (SELECT FROM support_hours) AS hours`);
  const [row] = rows;
  if (!row) throw new Error('The readiness of the desk could not be read');
  return row;
}
