import { sql } from 'drizzle-orm';
import { WORKSHOP_IDS } from '#features/accompaniment/workshops/rules.ts';
import { STAFF_ROLES, type StaffRole } from '#features/team/staff/rules.ts';
import type { Database } from '#platform/database/client.ts';

type Readiness = {
  /** Held by nobody who has logged in with a second factor. */
  emptyRoles: StaffRole[];
  /** Someone of the team offers an hour to come. */
  offersSlots: boolean;
  saysHours: boolean;
  ledWorkshops: boolean;
  /** Every coach on the pages has a picture. */
  coachesHavePictures: boolean;
};

/** What the team has prepared at its desk, in one statement: small tables, and the first slot to come. */
export async function readReadiness(db: Database, now: Date): Promise<Readiness> {
  type Row = Omit<Readiness, 'emptyRoles' | 'ledWorkshops'> & { roles: StaffRole[] | null; led: number };
  const { rows } = await db.execute<Row>(sql`
    SELECT (SELECT array_agg(DISTINCT held) FROM staff, unnest(roles) AS held
        WHERE disabled_at IS NULL AND totp_since IS NOT NULL) AS roles,
      EXISTS (SELECT FROM appointment_slots WHERE starts_at > ${now.toISOString()}::timestamptz) AS "offersSlots",
      EXISTS (SELECT FROM support_hours) AS "saysHours",
      (SELECT count(*) FROM workshop_leaders)::int AS led,
      EXISTS (SELECT FROM coaches WHERE shown AND NOT example)
        AND NOT EXISTS (SELECT FROM coaches WHERE shown AND NOT example AND photo_url IS NULL) AS "coachesHavePictures"`);
  const [row] = rows;
  if (!row) throw new Error('The readiness of the desk could not be read');
  const { roles, led, ...rest } = row;
  return {
    ...rest,
    emptyRoles: STAFF_ROLES.filter((role) => !roles?.includes(role)),
    ledWorkshops: led >= WORKSHOP_IDS.length,
  };
}
