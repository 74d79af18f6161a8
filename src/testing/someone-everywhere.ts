import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { coaches, verifications, workshopDates } from '#server/schema.ts';
import { aMan, aMember, LYON } from './factories.ts';
import { CANARY, fillTablesFor } from './fill-tables.ts';
import type { TestApp } from './test-app.ts';

/** Creates a person with rows in every table, jobs that name her and a photo, and someone who knows her. */
export async function someoneEverywhere(app: TestApp, { commune = LYON } = {}) {
  const id = `zqmembre-${crypto.randomUUID()}`;
  const her = await app.memberBrowser(
    aMember({
      id,
      commune,
      email: `zq.canari+${id.slice(-6)}@exemple.invalid`,
      firstName: 'Zqprenom',
      lastName: `${CANARY} nom`,
      bio: `${CANARY} présentation`,
    }),
  );
  const him = await app.memberBrowser(aMan({ commune }));
  const { id: photo } = await her.client.photos.add({ photo: await pixel() });
  const { id: second } = await her.client.photos.add({ photo: await pixel() });
  await her.client.prompts.save({ prompts: [{ prompt: 'good-sunday', answer: `${CANARY} au marché` }] });
  await her.client.matching.selection();
  await her.client.matching.startConversation({ profileId: him.member.id });
  const content = `${CANARY} message`;
  await her.client.conversations.send({ id: him.member.id, clientId: crypto.randomUUID(), content });
  const coach = {
    id: 'coach-1',
    first_name: 'Une',
    last_name: 'Coach',
    specialty: '',
    bio: '',
    email: 'c@exemple.invalid',
  };
  await app.db.insert(coaches).values(coach);
  await app.db.insert(workshopDates).values({ id: 'seance-1', workshop_id: 8, starts_at: app.clock.now() });
  await app.browser().client.accounts.forgotPassword({ email: her.member.email });
  await app.mailsTo(her.member.email);
  const link = JSON.stringify({ type: 'magic-link', email: her.member.email });
  const stamps = { expiresAt: app.clock.now(), createdAt: app.clock.now(), updatedAt: app.clock.now() };
  await app.db.insert(verifications).values({ id: 'lien', identifier: 'haché', value: link, ...stamps });
  const [device] = await her.client.accounts.devices();
  const parents = { coach: coach.id, session: 'seance-1', logIn: device?.id ?? '' };
  await fillTablesFor(app.db, { me: her.member, other: him.member, ...parents });
  const { outbox, jobs } = app.services;
  const data = { changedAt: app.clock.now().toISOString() };
  await outbox.send(app.db, { template: 'password-changed', to: her.member.email, data, key: 'remembered' });
  await jobs.work('naming', () => Promise.resolve());
  await jobs.send(app.db, 'naming', { about: [`registration:${id}`] }, { startAfter: 3600 });
  await jobs.send(app.db, 'naming', { about: `${id}0` }, { startAfter: 3600 });
  const traces = [
    `${id}"`,
    `${id},`,
    `${id})`,
    `:${id}`,
    her.member.email,
    'Zqprenom',
    CANARY,
    photo,
    second,
  ];
  return { her, him, photos: [photo, second], traces };
}

/** Returns every table of ours and of the job queue as text. */
export async function dumpTables(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' AND table_name <> 'communes'`);
  const tables: Record<string, string> = {};
  for (const { schema, name } of rows) {
    const from = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const found = await db.execute<{ text: string }>(
      sql`SELECT coalesce(string_agg(t::text, chr(10)), '') AS text FROM ${from} t`,
    );
    tables[schema === 'public' ? name : `${schema}.${name}`] = found.rows[0]?.text ?? '';
  }
  return tables;
}

/** Returns the names of tables that contain one of the traces. */
export function tracesIn(tables: Record<string, string>, traces: readonly string[]): string[] {
  const has = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace.toLowerCase()));
  return Object.keys(tables).filter((name) => has(tables[name] ?? ''));
}

async function pixel(): Promise<File> {
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f4a672' } })
    .png()
    .toBuffer();
  return new File([Uint8Array.from(png)], 'moi.png');
}
