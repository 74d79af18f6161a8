// Measures what two nodes behind nginx carry on one PostgreSQL, a release during traffic, and three times more people
// than they can serve: npm run bench -- load [mix | rolling | rush] [--members 20000] [--seconds 20] [--rounds 3]
import { measureMix } from './load/mix.ts';
import { measureRolling } from './load/rolling.ts';
import { measureRush } from './load/rush.ts';
import { LightClient } from './shared/light-client.ts';
import { bench } from './shared/run-bench.ts';
import { putNginxBefore } from './shared/two-nodes.ts';
import { openTown } from './visits/town.ts';
import { Visitor } from './visits/visitor.ts';

const OPTIONS = { members: 20_000, seconds: 20, rounds: 3 };
const AWAKE = 3000;
/** Members who visit through nginx, each with their own address and connections. */
const VISITORS = 400;
const CONNECTIONS = 6;

await bench({ minutes: 15, parts: ['mix', 'rolling', 'rush'], options: OPTIONS }, async (run) => {
  const { options, defer } = run;
  const awake = Math.min(AWAKE, options.members);
  const town = await openTown(run, { members: options.members, awake });
  const nginx = await putNginxBefore(town, defer);
  const site = { ...town, ...nginx };
  const visitors = town.people.slice(0, VISITORS).map((person) => {
    const { address: localAddress } = person;
    const client = new LightClient(site.url, { most: CONNECTIONS, ca: site.certificate, localAddress });
    defer(async () => client.close());
    return new Visitor(person, client, site.url);
  });
  for (const part of run.parts) {
    if (part === 'mix') run.report('load', await measureMix(site, visitors, options));
    if (part === 'rolling') run.report('rolling', await measureRolling(site, visitors, options.rounds));
    if (part === 'rush') run.report('rush', await measureRush(town, options.seconds));
  }
});
