import { build } from './build.ts';
import { add, type Count, conclude, journeys, none, staticChecks, vitest } from './checks.ts';
import { endWithParent } from './end-with-parent.ts';
import { checkSupplyChain } from './supply-chain/check-supply-chain.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

endWithParent();

/** The test database is disposable: its log may be written late, and short. */
const THROWN_AWAY = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * Runs the checks in parallel with the build, then the tests, then the journeys in a browser; queries the registry
 * meanwhile. With `all` also the slow tests (restores, plans at size, walks over every page), as in `.ci/run`.
 */
const all = process.argv[2] === 'all';
const [checked, built] = await Promise.all([staticChecks(), countedBuild()]);
const supplies = checkSupplyChain();
const counts = [checked, built];

const given = process.env.TEST_DATABASE_URL;
const temporary = given ? undefined : await startTemporaryPostgres(THROWN_AWAY);
const postgres = given ?? temporary?.url;
if (!postgres)
  process.stdout.write('PostgreSQL est absent de cette machine : les tests se font sur PGlite.\n');
const isBuilt = built.failed === 0;
try {
  counts.push(await vitest({ postgres, projects: ['!slow*'] }));
  if (isBuilt) counts.push(await journeys({ slow: all }));
  if (all) counts.push(await vitest({ postgres, projects: ['slow*'] }));
} finally {
  await temporary?.stop();
}
counts.push(await supplies);
conclude(add(...counts));

async function countedBuild(): Promise<Count> {
  try {
    await build();
    return { ...none, passed: 1 };
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    return { ...none, failed: 1 };
  }
}
