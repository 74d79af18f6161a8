import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECENT_SESSION_MS } from '#identity/accounts/rules.ts';
import { STILL_LISTENS } from '#live/server/listen.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { suspend } from '#testing/measures.ts';
import { anotherNode, refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { asOwner, onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const asks = (browser: TestBrowser) => browser.client.conversations.openings();

describe('a session’s cookie', () => {
  const opens = async (cookie: string) => {
    const browser = app.browser(new Map([['lueur', cookie]]));
    const headers = new Headers({ cookie: browser.cookieHeader });
    const byLibrary = (await app.services.auth.api.getSession({ headers })) !== null;
    return { here: (await browser.fetch('/api/devices')).status === 200, byLibrary };
  };

  test('opens a session exactly when Better Auth accepts it, and not with a changed character', async () => {
    const { cookies } = await app.memberBrowser();
    const cookie = cookies.get('lueur') ?? '';
    const value = decodeURIComponent(cookie);
    expect(await opens(cookie)).toEqual({ here: true, byLibrary: true });
    const dot = value.lastIndexOf('.');
    const changed = [
      `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
      value.slice(0, dot),
      value.slice(0, dot + 1),
      `${value.slice(0, dot)}.${'A'.repeat(43)}=`,
      value.slice(0, -2),
    ];
    for (const other of changed)
      expect(await opens(encodeURIComponent(other))).toEqual({ here: false, byLibrary: false });
  });
});

test('a session is read once for the parallel requests of a page', async () => {
  const browser = await app.memberBrowser();
  await asks(browser);
  await asOwner(app.db, sql`ALTER TABLE sessions RENAME TO sessions_away`);
  try {
    await asks(browser);
  } finally {
    await asOwner(app.db, sql`ALTER TABLE sessions_away RENAME TO sessions`);
  }
});

test('a session deleted without a hint ends within seconds, and at once for sensitive actions', async () => {
  const browser = await app.memberBrowser();
  await asks(browser);
  await app.db.execute(sql`DELETE FROM sessions`);
  await asks(browser);
  expect(await refusalOf(browser.client.accounts.devices())).toBe('UNAUTHORIZED');
  expect(await refusalOf(browser.client.dataRights.export({ password: 'un mot' }))).toBe('UNAUTHORIZED');
  app.clock.advance({ ms: RECENT_SESSION_MS });
  expect(await refusalOf(asks(browser))).toBe('UNAUTHORIZED');
});

describe.runIf(onPostgres)('sessions on two nodes', () => {
  let there: TestApp;

  beforeAll(async () => {
    there = await anotherNode(app);
  });
  afterAll(() => there.stop());

  test('a hint also ends a session at once on the other node', async () => {
    await listenForTest(app);
    await listenForTest(there);
    const browser = await app.memberBrowser();
    const elsewhere = there.browser(browser.cookies);
    // The clock stands still: only a hint can end the cache.
    const heard = async () => {
      const { rows } = await app.db.execute<{ count: number }>(sql`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND query IN ('LISTEN lueur_live', ${STILL_LISTENS}) AND state = 'idle'
          AND application_name <> 'pgboss'`);
      return rows[0]?.count;
    };
    await expect.poll(heard).toBeGreaterThanOrEqual(2);
    await asks(elsewhere);
    await browser.client.session.end();
    await expect.poll(() => elsewhere.fetch('/api/contacts/openings').then(({ status }) => status)).toBe(401);
  });

  test('a lost hint delays a log-out or suspension by seconds only', async () => {
    const leaving = await app.memberBrowser();
    const suspended = await app.memberBrowser();
    const elsewhere = [leaving, suspended].map((browser) => there.browser(browser.cookies));
    for (const browser of elsewhere) await asks(browser);
    const deaf = there.services.sessions.forget;
    there.services.sessions.forget = () => undefined;
    try {
      await leaving.client.session.end();
      await suspend(app, suspended.member.id);
      app.clock.advance({ ms: RECENT_SESSION_MS });
      for (const browser of elsewhere) expect(await refusalOf(asks(browser))).toBe('UNAUTHORIZED');
    } finally {
      there.services.sessions.forget = deaf;
    }
  });
});
