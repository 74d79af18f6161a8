// Thousands of generated bad requests, from the OpenAPI document, over every route of the built product in production,
// as each role: only refusals in our words, never a failure. npm run bench -- fuzz [--seed 1] [--requests 10000]
import { parseArgs } from 'node:util';
import { rateLimits } from '#server/schema.ts';
import { listOperations } from '#testing/api-operations.ts';
import { fuzzRequests } from '#testing/fuzz-requests.ts';
import { defectOf } from '#testing/judge-answer.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { openBuiltApp } from './built/built-app.ts';
import { measureBombs } from './fuzz/bombs.ts';
import { isOwn, openCallers, ROLES, type Role } from './fuzz/callers.ts';
import { throwFrames } from './fuzz/frames.ts';
import { atLeast, atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { followProgress } from './shared/progress.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';

const FULL = { seed: 1, requests: 10_000 };
/** Below the pace to which one session is held, and before its limits hide what lies behind them. */
const OF_ONE_SESSION = 40;
const TOGETHER = 6;
const ENDS_WITHIN_MINUTES = 6;

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string' } } });
const seed = Number(values.seed ?? FULL.seed);
const count = Number(values.requests ?? FULL.requests);

await runBench(ENDS_WITHIN_MINUTES, async (run) => {
  const built = await openBuiltApp(run, () => undefined);
  const { app, node } = built;
  const world = await markedWorld(app);
  const operations = await listOperations();
  const open = openCallers(app, world);
  const requests = [...fuzzRequests(operations, world.cast, { seed, count })];
  const statuses = new Map<Role, Map<string, number>>();
  const defects: string[] = [];
  const begun = performance.now();
  const said = followProgress('requests', count);
  let sent = 0;
  let turns = 0;

  /** So many requests of one session, one after the other. */
  const work = async () => {
    for (;;) {
      const turn = turns++;
      const mine = requests.slice(turn * OF_ONE_SESSION, (turn + 1) * OF_ONE_SESSION);
      const role = ROLES[turn % ROLES.length] ?? 'anonymous';
      if (mine.length === 0) return;
      let { cookies } = await open[role]();
      for (const { what, path, init, operation } of mine) {
        const browser = app.browser();
        const headers = new Headers(init.headers);
        if (!headers.has('cookie')) for (const [name, value] of cookies) browser.cookies.set(name, value);
        headers.set('x-test-address', `203.0.${turn % 256}.${sent % 256}`);
        const answer = await browser.fetch(path, { ...init, headers });
        const defect = defectOf(answer.status, await answer.text(), operation.endpoint.sentences);
        if (defect)
          defects.push(`${role} ${init.method} ${path.slice(0, 80)} (${what.slice(0, 120)}): ${defect}`);
        const group = String(answer.status);
        const ofRole = statuses.get(role) ?? new Map<string, number>();
        statuses.set(role, ofRole.set(group, (ofRole.get(group) ?? 0) + 1));
        said(++sent);
        // Some of them end their session: what follows is to be asked with one.
        if (answer.status === 401 && isOwn(role, path)) ({ cookies } = await open[role]());
      }
      await app.db.delete(rateLimits);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  const seconds = (performance.now() - begun) / 1000;
  for (const defect of defects.slice(0, 40)) say(`  ${defect}`);
  const errors = node.log.split('\n').filter((line) => line.includes('"request-failed"'));
  for (const error of errors.slice(0, 10)) say(`  ${error.slice(0, 400)}`);
  const frames = await throwFrames(built, seed);
  const bombs = await measureBombs(built);
  const groups = [...new Set([...statuses.values()].flatMap((ofRole) => [...ofRole.keys()]))].sort();
  writeSection(
    'fuzz',
    {
      title: 'Bad requests',
      command: 'npm run bench -- fuzz',
      what:
        `${count.toLocaleString('en')} requests from the OpenAPI document, each with one thing wrong (a field, the body, its type, the query, an id, the method, ` +
        `a cookie, a header), over ${operations.length} routes of the built product in production, as six roles; seed ${seed}, ${(count / seconds).toFixed(0)} a second.`,
      lines: [
        ...tableOf(
          ['answers', ...groups],
          ROLES.map((role) => [role, ...groups.map((group) => String(statuses.get(role)?.get(group) ?? 0))]),
        ),
        '',
        ...frames.lines,
        '',
        ...bombs.lines,
      ],
      goals: [
        atLeast({ what: 'Requests answered', measured: sent, bound: count, unit: '' }),
        atMost({
          what: 'Failures, or answers that tell of the inside',
          measured: defects.length,
          bound: 0,
          unit: '',
        }),
        atMost({ what: 'Errors in the log', measured: errors.length, bound: 0, unit: '' }),
        ...frames.goals,
        ...bombs.goals,
      ],
    },
    seed === FULL.seed && count >= FULL.requests,
  );
});
