// Whether time tells whose address is a member's, at the sign-up, the log-in and the forgotten password (security.md 10):
// the time of the answer, and of the answer after it, whose request shares the process with the mail of the first. On a
// PostgreSQL of its own: npm run bench -- timing
import { hashPassword } from '#platform/auth.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMember } from '#testing/factories.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { judge } from './shared/goals.ts';
import { runBench } from './shared/run-bench.ts';
import { judgeLikeness } from './timing/judge-likeness.ts';
import { type Ask, timesOf } from './timing/times-of.ts';

const MINUTES = 10;
const EACH = Number(process.env.TIMING_EACH ?? 300);
const WARM_UP = 40;
/** How often one origin is told that an address is taken, before it is told no more (D1). */
const TOLD = 5;
/** Of the thirty sign-ups of an origin. */
const ASKED_BY_ORIGIN = 20;

await runBench(MINUTES, async ({ postgres, defer }) => {
  const { database } = await createPostgresDatabase(postgres.url, 'bench_timing');
  const app = await startTestApp({ database });
  defer(async () => {
    await app.stop();
    await database.close();
  });
  const told = await insertPeople(app, TOLD);
  const kinds: [string, Ask][] = [
    ['Sign-up', signingUp(app, told)],
    ['Forgotten password', asking(app, '/api/password/forgotten')],
    ['Log-in with a wrong password', asking(app, '/api/log-in', { password: 'un mauvais soir' })],
  ];
  const goals = [];
  for (const [name, ask] of kinds)
    goals.push(
      ...(await judgeLikeness(name, async (round) => {
        const known = await insertPeople(app, EACH + WARM_UP);
        const unknown = known.map((email) => `personne-${email}`);
        return timesOf(ask, { known, unknown, warmUp: 2 * WARM_UP }, round);
      })),
    );
  judge(goals);
});

async function insertPeople(app: TestApp, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => aMember());
  const hash = await hashPassword('un beau soir d’été');
  await app.db.transaction((tx) => insertMembers(tx, people, hash, app.clock.now()));
  return people.map(({ email }) => email);
}

/** Each from an origin of its own. */
function asking(app: TestApp, path: string, more: object = {}): Ask {
  let place = 0;
  return (email) => {
    place += 1;
    return ask(app, path, { email, ...more }, `2001:db8:${place.toString(16)}::1`);
  };
}

/** From origins that were told five times, and are told no more. */
function signingUp(app: TestApp, told: readonly string[]): Ask {
  let place = 0;
  return async (email) => {
    const origin = `198.51.100.${Math.floor(place / ASKED_BY_ORIGIN)}`;
    if (place % ASKED_BY_ORIGIN === 0)
      for (const member of told) await ask(app, '/api/sign-up', { email: member }, origin);
    place += 1;
    return ask(app, '/api/sign-up', { email }, origin);
  };
}

async function ask(app: TestApp, path: string, input: object, origin: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-test-address': origin };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const begun = performance.now();
  const response = await app.browser().fetch(path, init);
  await response.text();
  const took = performance.now() - begun;
  if (response.status === 429) throw new Error(`${path} was refused to ${origin}`);
  return took;
}
