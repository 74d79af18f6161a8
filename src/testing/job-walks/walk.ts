import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/client.ts';
import { RETRY_QUEUE } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { chatContacts } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { sharedApp, type TestApp } from '#testing/test-app.ts';

/** Far from any machine's date, so that the queue starts no retry by itself. */
export const NOON = new Date('2077-03-01T12:00:00+01:00');
export const at = (ms: number) => new Date(NOON.getTime() + ms);

export let app: TestApp;

/** Resets to an empty database at noon of that day. */
export async function beginWalks(): Promise<TestApp> {
  app = await sharedApp();
  await app.reset();
  app.clock.set(NOON.toISOString());
  await app.services.jobs.eraseMatching(app.db, RETRY_QUEUE, {});
  return app;
}

export type Walk = {
  run: (services: Services) => Promise<unknown>;
  /**
   * Creates due items.
   * @returns them in the order of the walk
   */
  arrange: () => Promise<string[]>;
  /** Returns services with which one item fails. */
  poison: (services: Services, item: string) => Services;
  isDone: (item: string) => Promise<boolean>;
};

/** A database error, which aborts its transaction. */
export const fail = (db: Database) => db.execute(sql`SELECT 1 / 0`) as never;

export const emailOf = new Map<string, string>();
export async function people(count = 3): Promise<string[]> {
  const three = Array.from({ length: count }, () => aMember({ birthDate: '2042-03-14' }));
  await app.insert(...three);
  for (const { id, email } of three) emailOf.set(id, email);
  return three.map(({ id }) => id).sort();
}

export const noMailTo = (services: Services, member: string): Services => ({
  ...services,
  outbox: {
    ...services.outbox,
    send: (db, mail) => (mail.to === emailOf.get(member) ? fail(db) : services.outbox.send(db, mail)),
  },
});

export async function isMailed(member: string): Promise<boolean> {
  const email = emailOf.get(member) ?? '';
  const { rows } = await app.db.execute(
    sql`SELECT FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${email}`,
  );
  return rows.length > 0 || (await app.mailsTo(email, 0)).length > 0;
}

/** Makes statements that match a condition fail, also in transactions. */
export function failing(
  db: Database,
  fails: (statement: { sql: string; params: unknown[] }) => boolean,
): Database {
  return new Proxy(db, {
    get(from, name) {
      if (name === 'execute')
        return (asked: SQL) =>
          from.execute(fails(new PgDialect().sqlToQuery(asked)) ? sql`SELECT 1 / 0` : asked);
      if (name === 'insert')
        return (table: PgTable) => ({
          values(rows: Record<string, unknown>[]) {
            const query = from.insert(table).values(rows);
            return fails(query.toSQL()) ? { onConflictDoNothing: () => fail(from) } : query;
          },
        });
      if (name === 'transaction')
        return (work: (tx: Database) => Promise<unknown>) =>
          from.transaction((tx) => work(failing(tx, fails)));
      return Reflect.get(from, name);
    },
  });
}

export async function notifyOfMessages(
  sender: string,
  members: readonly string[],
  minutes = 20,
): Promise<void> {
  for (const [place, user_id] of members.entries())
    await app.db.insert(chatContacts).values({
      user_id,
      contact_id: sender,
      opened: false,
      created_at: NOON,
      unread_count: 1,
      unread_since: at(-minutes * 60_000 + place),
    });
}
