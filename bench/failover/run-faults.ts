import { setTimeout as pause } from 'node:timers/promises';
import { type Broken, findBroken } from '#testing/invariants.ts';
import { Chance } from '../faults/chance.ts';
import { checkHistory, type Verdict } from '../faults/check-history.ts';
import { countWithoutFile } from '../faults/count-without-file.ts';
import { planFaults } from '../faults/faults.ts';
import { History } from '../faults/history.ts';
import type { Load } from '../faults/load.ts';
import { say } from '../shared/say.ts';
import { Tally } from '../visits/tally.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { type ClusterFault, faultsOfCluster } from './cluster-faults.ts';
import { countUnheard, untilMailsCame } from './look-after.ts';
import type { Stage } from './open-stage.ts';
import { settle } from './settle.ts';
import { Misreadings } from './thread-reader.ts';

const CALM_MS = 5_000;
const REST_MS = 3_000;
/** After which a fault counts as never overcome. */
const GIVEN_UP_MS = 60_000;
const LOOKED_EVERY_MS = 50;
/** What one more fault and the look at the end may take. */
const LAST_MS = 5 * 60_000;

export type Outage = { fault: ClusterFault; awayMs: number; wholeMs: number };

export type FailoverReport = {
  outages: Outage[];
  history: History;
  counter: Acknowledgements;
  tally: Tally;
  misreadings: Misreadings;
  verdict: Verdict;
  broken: Broken[];
  withoutFile: number;
  mailsLost: number;
  mails: number;
  /** Acknowledged messages that never came by a socket. */
  unheard: number;
  stoppedNodes: number;
};

type Breaking = { faults: number; seed: number; kinds: string; endsAt: number };

/** Injects faults into the pair under load, then checks everything that was acknowledged. */
export async function runFaults(
  stage: Stage,
  { faults, seed, kinds, endsAt }: Breaking,
): Promise<FailoverReport> {
  const { topology } = stage;
  const { db } = stage.database;
  // Members that were only invented keep some promises less than people do.
  const broken = new Map((await findBroken(db)).map(({ promise, rows }) => [promise, rows]));
  const counter = new Acknowledgements(
    topology.nodes.map(({ address }) => address),
    topology.url,
  );
  const history = new History();
  const tally = new Tally();
  const misreadings = new Misreadings();
  let over = false;
  const load: Load = { history, isOver: () => over, chance: new Chance(seed + 1) };
  const lives = settle(stage, { load, counter, tally, found: misreadings });
  const outages: Outage[] = [];
  try {
    await pause(CALM_MS);
    const chance = new Chance(seed);
    const possible = faultsOfCluster(stage).filter(({ name }) => name.includes(kinds));
    for (const fault of planFaults(possible, faults, chance)) {
      if (performance.now() > endsAt - LAST_MS) break;
      const outage = await endure(stage, fault, counter);
      outages.push(outage);
      say(
        `  ${outages.length}. ${fault.name}: no write acknowledged for ${inSeconds(outage.awayMs)} s, whole again after ` +
          `${inSeconds(outage.wholeMs)} s; ${history.acknowledged} writes acknowledged`,
      );
      await pause(REST_MS);
    }
  } finally {
    over = true;
    await Promise.all(lives);
  }
  const mailsLost = await untilMailsCame(stage, history);
  const unheard = await countUnheard(stage);
  for (const { acknowledged } of stage.visitors)
    for (const { clientId, id, content } of acknowledged)
      history.acknowledge('message', clientId, `${id} ${content}`);
  return {
    outages,
    history,
    counter,
    tally,
    misreadings,
    verdict: await checkHistory(db, history),
    broken: (await findBroken(db)).filter(({ promise, rows }) => rows > (broken.get(promise) ?? 0)),
    withoutFile: await countWithoutFile(db, topology.photos),
    mailsLost,
    mails: stage.mailbox.count,
    unheard,
    stoppedNodes: topology.nodes.filter(({ isRunning }) => !isRunning).length,
  };
}

/** One fault, from its beginning until the pair is whole again. */
async function endure({ cluster }: Stage, fault: ClusterFault, counter: Acknowledgements): Promise<Outage> {
  await cluster.watch.untilWhole();
  const [primary, standby] = [await cluster.watch.findPrimary(), await cluster.watch.findStandby()];
  if (!primary || !standby) throw new Error('There is no pair');
  const machines = { primary, standby };
  const counted = await fault.happen(machines);
  await within(async () => !fault.moves || (await cluster.watch.findPrimary()) === standby);
  const moved = performance.now();
  await within(async () => counter.hasAcknowledgedSince(moved));
  await fault.mend(machines);
  const mended = performance.now();
  await cluster.watch.untilWhole();
  const whole = performance.now();
  await within(async () => counter.hasAcknowledgedSince(whole));
  return { fault, awayMs: counter.longestGap(counted, performance.now()), wholeMs: whole - mended };
}

async function within(holds: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS;
  while (!(await holds()) && performance.now() < until) await pause(LOOKED_EVERY_MS);
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
