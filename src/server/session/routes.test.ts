import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { sessions } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';

const app = await testApp();

test('a full disk does not end a session', async () => {
  const { client, member } = await app.memberBrowser();
  await asOwner(
    app.db,
    sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
  );
  onTestFinished(async () => {
    await asOwner(app.db, sql`DROP FUNCTION full_disk() CASCADE`);
  });
  await asOwner(
    app.db,
    sql`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON member_activity EXECUTE FUNCTION full_disk()`,
  );
  expect((await client.session.read()).member).toMatchObject({ email: member.email });
  expect(app.logs.map(({ event }) => event)).toContain('visit-not-recorded');
});

test('the address of a log-in is not stored', async () => {
  await app.memberBrowser();
  expect(await app.db.select({ address: sessions.ipAddress }).from(sessions)).toEqual([{ address: '' }]);
});
