import { sql } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import { ROLE_LABELS } from '#desk/staff/texts.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';
import type { Database } from '#platform/database/client.ts';

type Check = { about: string; done: boolean; details: string[] };

interface Row extends Record<string, unknown> {
  /** Roles of active colleagues with a second factor. */
  roles: StaffRole[];
  /** First names of colleagues who may open appointment slots. */
  hosts: string[];
  /** Number of visible coaches, not counting examples; `faceless` names those without a picture. */
  coaches: number;
  faceless: string[];
  led: number[];
  slots: boolean;
  hours: boolean;
}

/** Returns a checklist: whether the desk is ready for the first members, and what is missing, in words. */
export async function readReadiness(db: Database, now: Date): Promise<Check[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH ready AS (SELECT first_name AS name, roles FROM staff WHERE disabled_at IS NULL AND totp_since IS NOT NULL),
      real AS (SELECT first_name, photo_url FROM coaches WHERE shown AND NOT example)
    SELECT ARRAY(SELECT DISTINCT unnest(roles) FROM ready) AS roles,
      ARRAY(SELECT name FROM ready WHERE roles && ARRAY['matchmaker', 'coach'] ORDER BY name) AS hosts,
      (SELECT count(*)::int FROM real) AS coaches,
      ARRAY(SELECT first_name FROM real WHERE photo_url IS NULL ORDER BY first_name) AS faceless,
      ARRAY(SELECT workshop_id FROM workshop_leaders) AS led,
      EXISTS (SELECT FROM appointment_slots WHERE starts_at > ${now.toISOString()}::timestamptz) AS slots,
      EXISTS (SELECT FROM support_hours) AS hours`);
  const [row] = rows;
  if (!row) throw new Error('The readiness of the desk could not be read');
  const roles = STAFF_ROLES.filter((role) => !row.roles.includes(role));
  const leaderless = WORKSHOPS.filter(({ id }) => !row.led.includes(id));
  const unless = (done: boolean, ...details: string[]) => ({ done, details: done ? [] : details });
  return [
    {
      about: 'roles',
      ...unless(
        roles.length === 0,
        `Il manque\u202f: ${inWords(roles.map((role) => ROLE_LABELS[role].toLowerCase()))}.`,
      ),
    },
    {
      about: 'pictures',
      ...unless(
        row.coaches > 0 && row.faceless.length === 0,
        ...(row.faceless.length ? [`Sans photo\u202f: ${inWords(row.faceless)}.`] : []),
      ),
    },
    {
      about: 'leaders',
      ...unless(
        leaderless.length === 0,
        `Sans personne\u202f: ${inWords(leaderless.map(({ title }) => `«\u202f${title}\u202f»`))}.`,
      ),
    },
    { about: 'slots', ...unless(row.slots, slotsNeed(row.hosts)) },
    { about: 'hours', ...unless(row.hours) },
  ];
}

/** The next step towards the first slots, from the invitation on. */
function slotsNeed(hosts: readonly string[]): string {
  if (hosts.length === 0)
    return 'Invitez d’abord une matchmaker ou un coach dans «\u202fComptes\u202f». Après sa première connexion, cette personne ouvre ses créneaux dans «\u202fRendez-vous\u202f».';
  const verb = hosts.length > 1 ? 'peuvent' : 'peut';
  return `${inWords(hosts)} ${verb} en ouvrir, dans «\u202fRendez-vous\u202f».`;
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(names);
}
