import { build } from './build.ts';
import { add, conclude, journeys, none, staticChecks, vitest } from './checks.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/** Everything: checks, tests on both databases, the build, the journeys in a browser. */
const given = process.env.TEST_DATABASE_URL;
const temporary = given ? undefined : await startTemporaryPostgres();
const postgres = given ?? temporary?.url;
if (!postgres) process.stdout.write('PostgreSQL est absent de cette machine : ses tests sont passés.\n');

const counts = [await staticChecks()];
try {
  counts.push(await vitest({ postgres }));
} finally {
  await temporary?.stop();
}
try {
  await build();
  counts.push({ ...none, passed: 1 }, await journeys());
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  counts.push({ ...none, failed: 1 });
}
conclude(add(...counts));
