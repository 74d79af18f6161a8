import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { insertStaffSession } from '#desk/staff/server/session-store.ts';
import { hashStaffToken, newToken, staffCookie } from '#desk/staff/server/shared/staff-cookie.ts';
import { type Database, openPostgres } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import type { Services } from '#platform/services.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import { sessions, staff } from '#server/schema.ts';
import { signIn } from '../shared/sign-in.ts';

/** Members who send requests, spread over all members, and as many who are erased. */
const PEOPLE = 60;

export type Served = {
  services: Services;
  /** Services as passed to jobs. */
  background: Services;
  /** For preparing a measurement. */
  db: Database;
  /** Ids of members who send requests. */
  askers: string[];
  /** Ids of members who may be erased. */
  others: string[];
  /** Ids of the two with the long conversation; the first one sends requests. */
  pair: readonly [string, string];
  /**
   * A whole request, with its response read to the end.
   * @param path below `/api`
   * @param member omitted for a colleague
   */
  ask: (path: string, member?: string) => Promise<unknown>;
  stop: () => Promise<void>;
};

/**
 * Serves the real application on a crowd, with a colleague who has every role.
 * @param secret the same for every size: a database rejects another
 */
export async function serveAll(url: string, db: Database, secret: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-bench-'));
  const database = openPostgres(url);
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const { services, stop } = await createServices({ env, database, secret, log: () => undefined });
  const app = createApp({ services, addressOf: () => '127.0.0.1' });
  const people = await drawPeople(db);
  const askers = people.slice(0, PEOPLE);
  const pair = await firstTwo(db);
  const cookies = await signIn(
    { db },
    [...askers, pair[0]].map((id) => ({ id })),
    secret,
  );
  const desk = await openDesk(services);
  return {
    services,
    background: { ...services, db: database.background },
    db,
    askers,
    others: people.slice(PEOPLE),
    pair,
    async ask(path, member) {
      const cookie = member === undefined ? desk : (cookies.get(member) ?? '');
      const response = await app.request(`/api${path}`, { headers: { cookie } });
      const body: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return body;
    },
    async stop() {
      await stop();
      await db.delete(sessions).where(
        inArray(
          sessions.id,
          [...askers, pair[0]].map((id) => `session-${id}`),
        ),
      );
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Spread over all members; excludes the first ones, who have open work with the team, and suspended ones. */
async function drawPeople(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT m.id FROM crowd.member m JOIN users u ON u.id = m.id WHERE n > 100 AND n % 200 <> 0
    ORDER BY hashint4(n) LIMIT ${2 * PEOPLE}`);
  return rows.map(({ id }) => id);
}

async function firstTwo(db: Database): Promise<readonly [string, string]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM crowd.member WHERE n <= 2 ORDER BY n`);
  return [rows[0]?.id ?? '', rows[1]?.id ?? ''];
}

async function openDesk(services: Services): Promise<string> {
  const now = new Date();
  const roles = ['support' as const, 'moderation' as const, 'admin' as const];
  await services.db
    .insert(staff)
    .values({ id: 'banc', email: 'banc@exemple.invalid', first_name: 'Nadia', roles, created_at: now })
    .onConflictDoNothing();
  const token = newToken();
  await insertStaffSession(services.db, {
    ...{ staffId: 'banc', tokenHash: hashStaffToken(token), secondFactorAt: now, now },
  });
  return staffCookie(services, token).split(';')[0] ?? '';
}
