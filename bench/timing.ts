// Whether time tells whose address is a member's, at the sign-up, the log-in and the forgotten password (security.md 10),
// on a PostgreSQL of its own: npm run bench -- timing
import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '#platform/auth.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMember } from '#testing/factories.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { atLeast, judge } from './shared/goals.ts';
import { inMs } from './shared/quantiles.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { likenessOf, median } from './timing/likeness.ts';

const MINUTES = 6;
const EACH = Number(process.env.TIMING_EACH ?? 300);
const WARM_UP = 40;
/** So that the mail that one request had made, in the same process here, does not slow the next one down. */
const PAUSE_MS = 60;
/** As security.md 10 has it. */
const LIKENESS_MIN = 0.01;
/** How often one origin is told that an address is taken, before it is told no more (D1). */
const TOLD = 5;
/** Of the thirty sign-ups of an origin. */
const ASKED_BY_ORIGIN = 20;

type Ask = (email: string, place: number) => Promise<number>;

await runBench(MINUTES, async ({ postgres, defer }) => {
  const { database } = await createPostgresDatabase(postgres.url, 'bench_timing');
  const app = await startTestApp({ database });
  defer(async () => {
    await app.stop();
    await database.close();
  });
  const members = await insertPeople(app, 3 * (EACH + WARM_UP) + TOLD);
  const told = members.splice(0, TOLD);
  const signUp = asking(app, '/api/sign-up', (place) => `198.51.100.${Math.floor(place / ASKED_BY_ORIGIN)}`);
  for (let origin = 0; origin <= (2 * (EACH + WARM_UP)) / ASKED_BY_ORIGIN; origin += 1)
    for (const email of told) await signUp(email, origin * ASKED_BY_ORIGIN);
  const kinds: [string, Ask][] = [
    ['Sign-up', signUp],
    ['Forgotten password', asking(app, '/api/password/forgotten', ownOrigin)],
    ['Log-in with a wrong password', asking(app, '/api/log-in', ownOrigin, { password: 'un mauvais soir' })],
  ];
  const goals = [];
  for (const [name, ask] of kinds) {
    const { known, unknown } = await timesOf(ask, members.splice(0, EACH + WARM_UP));
    say(`${name}: median ${inMs(median(known))} ms for members, ${inMs(median(unknown))} ms for strangers`);
    const measured = likenessOf(known, unknown);
    goals.push(atLeast({ what: `${name}, ${EACH} times each, p`, measured, bound: LIKENESS_MIN, unit: '' }));
  }
  judge(goals);
});

function ownOrigin(place: number): string {
  return `2001:db8:${place.toString(16)}::1`;
}

async function insertPeople(app: TestApp, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => aMember());
  const hash = await hashPassword('un beau soir d’été');
  await app.db.transaction((tx) => insertMembers(tx, people, hash, app.clock.now()));
  return people.map(({ email }) => email);
}

function asking(app: TestApp, path: string, originOf: (place: number) => string, more: object = {}): Ask {
  return async (email, place) => {
    const headers = { 'content-type': 'application/json', 'x-test-address': originOf(place) };
    const init = { method: 'POST', headers, body: JSON.stringify({ email, ...more }) };
    const begun = performance.now();
    const response = await app.browser().fetch(path, init);
    await response.text();
    const took = performance.now() - begun;
    if (response.status === 429) throw new Error(`${path} was refused: ${place}`);
    return took;
  };
}

/** Members and strangers one after the other, who goes first by lot; the first ones warm up. */
async function timesOf(ask: Ask, members: readonly string[]) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const [place, member] of members.entries()) {
    const pair: ['known' | 'unknown', string][] = [
      ['known', member],
      ['unknown', `personne-${place}-${member}`],
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const [turn, [kind, email]] of pair.entries()) {
      const took = await ask(email, 2 * place + turn);
      if (place >= WARM_UP) times[kind].push(took);
      await setTimeout(PAUSE_MS);
    }
  }
  return times;
}
