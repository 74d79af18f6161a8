import { eq } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { readSecrets } from '#platform/secret-files.ts';
import { subjectPseudonym } from '#platform/security-events/recorder.ts';
import { listSecurityEvents } from '#platform/security-events/store.ts';
import { staff, users } from './schema.ts';
import type { TeamDeps } from './team-commands.ts';

const OF_EVERYONE_DAYS = 7;
const OF_ONE_DAYS = 366;
const LINES_MAX = 500;

/**
 * Lists security events for an investigation, latest first: those of a week, or those of one person in a year, found by
 * each pseudonym of their address. The lines contain no address.
 */
export async function listEventsOf(deps: TeamDeps, email: string): Promise<string[]> {
  const { db, clock } = deps;
  const about = email === '' ? undefined : await pseudonymsOf(deps, email);
  const days = about ? OF_ONE_DAYS : OF_EVERYONE_DAYS;
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  const rows = await listSecurityEvents(db, { since, about }, LINES_MAX);
  if (rows.length === 0) return ['Aucun événement.'];
  return rows.map(({ at, event, who, origin, detail, times, request_id }) =>
    [at.toISOString(), event, times > 1 ? `×${times}` : '', who, origin, detail, request_id]
      .filter(Boolean)
      .join('  '),
  );
}

async function pseudonymsOf({ db, env, clock }: TeamDeps, email: string): Promise<string[]> {
  const { lasting } = await openKeys({ db, clock, log: () => undefined, ...readSecrets(env) });
  const of = (kind: 'address' | 'member' | 'staff') => (id: string) =>
    subjectPseudonym(lasting.pseudonyms, { kind, id });
  const members = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const colleagues = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return [
    of('address')(email),
    ...members.map(({ id }) => of('member')(id)),
    ...colleagues.map(({ id }) => of('staff')(id)),
  ];
}
