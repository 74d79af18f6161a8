import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Broken, findBroken } from '#testing/invariants.ts';
import { say } from '../shared/say.ts';
import { Asker, Counter } from './asker.ts';
import { Chance } from './chance.ts';
import { checkHistory, type Verdict } from './check-history.ts';
import { Correspondent } from './correspondent.ts';
import { countWithoutFile } from './count-without-file.ts';
import { createFaults, planFaults } from './faults.ts';
import { History } from './history.ts';
import type { Load } from './load.ts';
import { Arrivals } from './newcomer.ts';
import { addressOf, type People, storePeople } from './people.ts';
import { Resident } from './resident.ts';
import type { Fault, Stage } from './stage.ts';
import { Watch } from './watch.ts';

const SIZES = { couples: 16, residents: 12, bystanders: 60 };
const REST_MS = { least: 100, most: 500 };
const ARRIVE_AT_ONCE = 3;
const PORTRAIT = 'content/demo/portraits/femme-jeune-01.jpg';
/** A round ends with a look at the base. */
const FAULTS_OF_A_ROUND = 20;
/** After which a fault counts as never overcome. */
const GIVEN_UP_MS = 45_000;
/** Tries of a mail grow two minutes apart at most; one whose node was killed is tried again within a minute and a half. */
const MAILS_COME_WITHIN_MS = 150_000;
const SAID_FROM_MS = 10_000;
const LOOKED_AT_EVERY_MS = 25;

export type StageReport = {
  title: string;
  /** How often each fault happened, and how long it then took until every node acknowledged again. */
  faults: Map<string, number[]>;
  history: History;
  counter: Counter;
  found: Verdict & { broken: Broken[]; withoutFile: number; mailsLost: number };
  mails: { came: number; twice: number };
  watch: Watch;
  looks: number;
  crashes: number;
};

type Breaking = {
  seed: number;
  faults: number;
  /** A part of the name of those that are to happen; empty for all. */
  kinds: string;
  endsAt: number;
};

/** Lets people live on a stage, breaks it again and again, and looks at what is left. */
export async function runStage(
  stage: Stage,
  { seed, faults: wanted, kinds, endsAt }: Breaking,
): Promise<StageReport> {
  let people: People | undefined;
  await stage.store(async (db) => {
    people = await storePeople(db, SIZES, { secret: stage.secret, now: stage.clock.now() });
  });
  await stage.start();
  if (!people) throw new Error('Nobody lives there');
  say(`${stage.title}: ready${stage.disks ? '' : '; its disks are left out, this user may not mount any'}`);
  const urls = stage.nodes.map(({ url }) => url);
  const counter = new Counter(urls);
  // Those of the couples never ask for a selection, which is counted.
  const watch = new Watch(
    urls,
    people.couples.flat().map((id) => people?.cookies.get(id) ?? ''),
  );
  const report: StageReport = {
    title: stage.title,
    faults: new Map(),
    history: new History(),
    counter,
    found: { lost: [], twice: [], disordered: [], broken: [], withoutFile: 0, mailsLost: 0 },
    mails: { came: 0, twice: 0 },
    watch,
    looks: 0,
    crashes: 0,
  };
  await watch.lookAtSelections();
  let over = false;
  // People act when they are answered: their chance is apart, or the same seed would not break the same things.
  const load: Load = { history: report.history, isOver: () => over, chance: new Chance(seed + 1) };
  const chance = new Chance(seed);
  const lives = settle(load, counter, stage, people);
  try {
    let done = 0;
    const possible = createFaults(stage, chance, watch).filter(({ name }) => name.includes(kinds));
    for (const fault of planFaults(possible, wanted, chance)) {
      if (performance.now() > endsAt) break;
      await pause(chance.between(REST_MS.least, REST_MS.most));
      await endure(fault, report);
      done += 1;
      if (done % FAULTS_OF_A_ROUND === 0) {
        await look(stage, report);
        say(`  ${done} faults, ${report.history.acknowledged} writes acknowledged, ${sayFound(report)}`);
      }
    }
    over = true;
    await Promise.all(lives);
    report.found.mailsLost = await countMailsLost(stage, report);
    report.mails = { came: stage.mailbox.count, twice: stage.mailbox.countTwice() };
    await look(stage, report);
  } finally {
    over = true;
    counter.letGo();
    await Promise.all(lives);
  }
  report.crashes = stage.nodes.reduce((sum, { crashes }) => sum + crashes, 0);
  return report;
}

async function endure(fault: Fault, { faults, counter }: StageReport): Promise<void> {
  await fault.happen();
  const ended = performance.now();
  while (!counter.hasAcknowledgedSince(ended) && performance.now() - ended < GIVEN_UP_MS)
    await pause(LOOKED_AT_EVERY_MS);
  const took = performance.now() - ended;
  if (took > SAID_FROM_MS) say(`  ${fault.name}: serves again after ${(took / 1000).toFixed(1)} s`);
  faults.set(fault.name, [...(faults.get(fault.name) ?? []), took]);
}

async function look(stage: Stage, report: StageReport): Promise<void> {
  await report.counter.hold();
  try {
    const { verdict, broken, withoutFile } = await stage.inspect(async (db) => ({
      verdict: await checkHistory(db, report.history),
      broken: await findBroken(db, stage.latest?.()),
      withoutFile: await countWithoutFile(db, stage.photos),
    }));
    report.found.withoutFile += withoutFile;
    report.looks += 1;
    report.found.lost.push(...verdict.lost);
    report.found.twice.push(...verdict.twice);
    report.found.disordered.push(...verdict.disordered);
    report.found.broken.push(...broken.filter(({ promise }) => !stage.shortLived?.includes(promise)));
  } finally {
    report.counter.letGo();
  }
}

/** Mails that did not leave are tried again, ever more slowly, whatever the clock shows by then. */
async function countMailsLost({ mailbox }: Stage, { history }: StageReport): Promise<number> {
  const missing = () => [...history.mailsOwed].filter((address) => mailbox.countTo(address) === 0).length;
  const until = performance.now() + MAILS_COME_WITHIN_MS;
  while (missing() > 0 && performance.now() < until) await pause(500);
  return missing();
}

function sayFound({ found }: StageReport): string {
  const { lost, twice, disordered, broken } = found;
  const last = broken.at(-1);
  const which = last ? ` (« ${last.promise} », such as ${last.example})` : '';
  return `${lost.length} lost, ${twice.length} twice, ${disordered.length} out of order, ${broken.length} promises broken${which}`;
}

/** Everyone who lives on the stage, each with an address of their own. */
function settle(load: Load, counter: Counter, { mailbox }: Stage, people: People): Promise<void>[] {
  const { couples, residents, cookies } = people;
  let places = 0;
  const askerOf = (id: string) => {
    places += 1;
    return new Asker(counter, `127.2.0.${places}`, cookies.get(id));
  };
  const picture = new Blob([readFileSync(PORTRAIT)], { type: 'image/jpeg' });
  const writers = couples
    .flatMap(([woman, man]) => [
      { me: woman, other: man },
      { me: man, other: woman },
    ])
    .map(({ me, other }) => new Correspondent(load, askerOf(me), { me: addressOf(me), other }));
  const others = residents.map((id) => new Resident(load, askerOf(id), { me: addressOf(id), picture }));
  const arrivals = new Arrivals(counter, mailbox);
  return [
    ...[...writers, ...others].map((actor) => actor.live()),
    ...Array.from({ length: ARRIVE_AT_ONCE }, () => arrivals.live(load)),
  ];
}
