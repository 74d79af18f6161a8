import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Chance } from './chance.ts';
import type { Fault, Stage } from './stage.ts';
import type { Watch } from './watch.ts';

const AWAY_MS = { least: 500, most: 4_000 };
/** A minute in `security.md`; what counts is that every limit of time passes several times. */
const AWAY_FOR_LONG_MS = 20_000;
/** Happens once in a run. */
const ONCE = 0.1;
export const BASE_IS_AWAY = 'PostgreSQL is away';
const ASKED_MEANWHILE = ['/health/live', '/health/ready', '/api/session', '/api/contacts'];
const SITE = 'build/site';
const FROZEN_MS = { least: 500, most: 4_000 };

/** What happens to the PostgreSQL that two nodes share. */
export function faultsOfPostgres({ postgres, nodes }: Stage, chance: Chance, watch: Watch): Fault[] {
  if (!postgres) return [];
  const asked = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(statement);
    await client.end();
    return rows;
  };
  // There are none after a build of the server alone.
  const pages = existsSync(SITE) ? ['/'] : [];
  const away = async (milliseconds: number) => {
    await postgres.crash();
    await watch.during(BASE_IS_AWAY, [...ASKED_MEANWHILE, ...pages], () => pause(milliseconds));
    await postgres.comeBack();
  };
  const backends = `FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  return [
    { name: 'PostgreSQL crashes and comes back', weight: 7, happen: () => postgres.restart() },
    {
      name: 'PostgreSQL is away for some seconds',
      weight: 3,
      happen: () => away(chance.between(AWAY_MS.least, AWAY_MS.most)),
    },
    { name: 'PostgreSQL is away for long', weight: ONCE, happen: () => away(AWAY_FOR_LONG_MS) },
    {
      name: 'a process of PostgreSQL is killed',
      weight: 2,
      async happen() {
        const rows = await asked(`SELECT pid ${backends} ORDER BY random() LIMIT 1`);
        for (const { pid } of rows) process.kill(pid, 'SIGKILL');
      },
    },
    {
      name: 'PostgreSQL freezes',
      weight: 3,
      async happen() {
        postgres.freeze();
        await pause(chance.between(FROZEN_MS.least, FROZEN_MS.most));
        postgres.thaw();
      },
    },
    {
      name: 'every connection to PostgreSQL is cut',
      weight: 7,
      happen: async () => void (await asked(`SELECT pg_terminate_backend(pid), pid ${backends}`)),
    },
    {
      name: 'the connections that LISTEN are cut',
      weight: 2,
      happen: async () =>
        void (await asked(`SELECT pg_terminate_backend(pid), pid ${backends} AND query ILIKE '%LISTEN%'`)),
    },
    {
      name: 'a node is killed while PostgreSQL crashes',
      weight: 3,
      async happen() {
        const node = nodes[chance.between(0, nodes.length - 1)];
        await node?.isUp();
        await Promise.all([node?.end('SIGKILL'), postgres.crash()]);
        void node?.start();
        await postgres.comeBack();
      },
    },
  ];
}
