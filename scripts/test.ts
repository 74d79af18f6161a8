import { build } from './build.ts';
import { add, type Count, conclude, journeys, none, staticChecks, vitest } from './checks.ts';
import { checkSupplyChain } from './supply-chain/check-supply-chain.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/** Everything: checks beside the build, the tests, then the journeys in a browser. */
const [checked, built] = await Promise.all([staticChecks(), countedBuild()]);
const counts = [checked, built, await checkSupplyChain()];

const given = process.env.TEST_DATABASE_URL;
const temporary = given ? undefined : await startTemporaryPostgres();
const postgres = given ?? temporary?.url;
if (!postgres)
  process.stdout.write('PostgreSQL est absent de cette machine : les tests se font sur PGlite.\n');
try {
  counts.push(await vitest({ postgres }));
} finally {
  await temporary?.stop();
}
if (built.failed === 0) counts.push(await journeys());
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
