import { describe, expect, test } from 'vitest';
import { blockUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { aMember } from '#testing/factories.ts';
import { close } from '#testing/measures.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { newAddress, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();
const MINUTE_MS = 60_000;

async function ask(path: string, email: string, origin = '192.0.2.7') {
  const response = await app.browser().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': origin },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() };
}
const signUp = (email: string, origin?: string) => ask('/api/sign-up', email, origin);

/** One address of each kind, and an origin that has learned five times this hour that an address is taken. */
async function fourKinds() {
  const [member, closed, young] = [aMember(), aMember(), newAddress()];
  await app.insert(member, closed);
  for (let time = 0; time < 5; time += 1) expect((await signUp(member.email)).status).toBe(409);
  await close(app, closed.id);
  await app.services.db.execute(`DELETE FROM users WHERE id = '${closed.id}'`);
  const { secret, db } = app.services;
  await blockUnderAge(db, { secret, email: young, now: app.clock.now() });
  // Resets the limit of the member's address, but not that of the origin.
  await db.execute("DELETE FROM rate_limits WHERE key LIKE 'sign-up-mails:%'");
  return { member: member.email, refused: closed.email, young, stranger: newAddress() };
}

describe('above five an hour, a sign-up', () => {
  test('answers alike for a member, a stranger, a banned and an under-age person, beyond the limit too', async () => {
    const kinds = await fourKinds();
    const answers: unknown[] = [];
    for (const email of Object.values(kinds)) {
      const asked = [];
      for (let time = 0; time < 4; time += 1) asked.push(await signUp(email));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      answers.push(asked);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test.runIf(onPostgres)('does the same work for each of them, statement by statement', async () => {
    const kinds = await fourKinds();
    const work: string[][] = [];
    for (const email of Object.values(kinds)) {
      const { statements } = await recordStatements(() => signUp(email));
      work.push(statements.map(({ text }) => text));
    }
    expect(work[0]?.length).toBeGreaterThan(5);
    for (const done of work) expect(done).toEqual(work[0]);
  });
});

describe('the mailed link', () => {
  test('survives a sign-up with its address: the earlier link still works', async () => {
    const email = newAddress();
    await app.insert(aMember({ email }));
    await ask('/api/password/forgotten', email);
    const token = await app.mailedToken(email);
    for (let time = 0; time < 9; time += 1) await signUp(email);
    expect(await app.browser().client.accounts.checkResetLink({ token })).toEqual({ usable: true });
    expect((await ask('/api/password/forgotten', email)).status).toBe(200);
  });

  test('stays available despite a stranger’s requests: a valid one is in the mailbox or can be requested', async () => {
    const email = newAddress();
    const sent: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      const now = app.clock.now().getTime();
      const { status, text } = await ask('/api/password/forgotten', email, `192.0.2.${minute}`);
      if (status === 200) sent.push(now);
      else {
        expect(text).toContain('le dernier e-mail reçu fonctionne encore');
        expect(now - (sent.at(-1) ?? 0)).toBeLessThan(30 * MINUTE_MS);
      }
      app.clock.advance({ minutes: 1 });
    }
    expect(sent).toHaveLength(6);
  });
});
