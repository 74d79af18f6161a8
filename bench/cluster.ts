// The pair of PostgreSQL of deploy/ on this machine, to be looked at and broken by hand; ends with Ctrl-C or by itself:
// npm run bench -- cluster
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../scripts/cluster.ts';
import { endWithin } from './shared/end-within.ts';
import { say } from './shared/say.ts';

const ENDS_WITHIN_MINUTES = 60;

await endWithin(ENDS_WITHIN_MINUTES, async ({ scoped, endsAt }) =>
  scoped(async (defer) => {
    const cluster = await startCluster();
    defer(() => cluster.stop());
    say(`The primary, through HAProxy: ${cluster.url}`);
    for (const { name, address } of cluster.bases)
      say(`  ${name}, as Patroni sees it: http://${address}:8008/cluster`);
    await pause(endsAt - performance.now());
  }),
);
