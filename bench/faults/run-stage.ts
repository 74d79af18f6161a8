import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRandom, pickBetween, type Random } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import { photos, reportPhotos } from '#server/schema.ts';
import { findBroken } from '#testing/invariants.ts';
import { say } from '../shared/say.ts';
import { waitUntil } from '../shared/wait-until.ts';
import type { Load } from './actor.ts';
import { Asker, Counter } from './asker.ts';
import { Correspondent, FOREIGN, OUTDATED } from './correspondent.ts';
import { checkHistory, History } from './history.ts';
import { welcomeNewcomers } from './newcomer.ts';
import { addressOf, type People, storePeople } from './people.ts';
import { Resident } from './resident.ts';
import { type Fault, planFaults, type Stage } from './stage.ts';

const CALM_MS = 1_000;
const PORTRAIT = 'content/demo/portraits/femme-jeune-01.jpg';
/** A round ends with a check of the database. */
const FAULTS_OF_A_ROUND = 20;
/** After this time a fault counts as unrecovered. */
const GIVEN_UP_MS = 60_000;
/** Mail retries are at most two minutes apart; one whose node was killed is retried within a minute and a half. */
const MAILS_COME_WITHIN_MS = 150_000;
const HEARD_WITHIN_MS = 60_000;
const LOOKED_AT_EVERY_MS = 25;
const ASKED_EVERY_MS = 250;
/** Longer than any request may take. */
const ASKED_WITHIN_MS = 10_000;

/** `awayMs` without an acknowledged write, `wholeMs` until full recovery. */
type Outage = { fault: Fault; awayMs: number; wholeMs: number };

export const PROMISES = [
  'acknowledged writes lost',
  'acknowledged writes stored twice',
  'conversations out of order',
  'live messages that never arrived on a screen',
  'live messages that arrived twice',
  'conversations in a different order on the two screens',
  'requested mails lost',
  'photos without a file',
  'database invariants broken',
  'unexpected responses during an outage',
  FOREIGN,
  OUTDATED,
] as const;

/** `found`: descriptions of the violations, by guarantee. */
export type StageReport = ReturnType<typeof emptyReport>;

function emptyReport(stage: Stage) {
  const urls = stage.nodes.map(({ url }) => url);
  const none = PROMISES.map((promise) => [promise, []]);
  return {
    stage,
    outages: Array<Outage>(),
    history: new History(),
    counter: new Counter(urls, stage.site),
    found: Object.fromEntries(none) as Record<(typeof PROMISES)[number], string[]>,
    looks: 0,
    reads: 0,
    reconnections: 0,
  };
}

type Breaking = {
  seed: number;
  faults: number;
  /** Substring of the faults to run; empty for all. */
  kinds: string;
  endsAt: number;
};

/** Runs actors on a stage, breaks it repeatedly, and checks the remaining data. */
export async function runStage(
  stage: Stage,
  { seed, faults: wanted, kinds, endsAt }: Breaking,
): Promise<StageReport> {
  const people = await stage.store((db) => storePeople(db, stage));
  await stage.start();
  say(`${stage.title}: ready; --seed=${seed} breaks the same things in the same order`);
  const report = emptyReport(stage);
  const watchers = people.couples.flat().map((id) => people.cookies.get(id) ?? '');
  // Composes and stores the first selection of a week once, before anything breaks.
  const selection = `${stage.nodes[0]?.url}/api/selection`;
  for (const cookie of watchers) await fetch(selection, { headers: { cookie } });
  let over = false;
  // The actors' random numbers depend on response times: they are separate, or the same seed would not break the same
  // things.
  const load: Load = { history: report.history, isOver: () => over, random: makeRandom(seed + 1) };
  const random = makeRandom(seed);
  const correspondents = settle(load, report, people);
  await Promise.all(correspondents.flat().map(({ listener }) => listener.start()));
  const lives = [
    ...correspondents.flat().map((actor) => actor.live()),
    ...residentsOf(load, report, people),
    ...welcomeNewcomers(load, report.counter, stage),
  ];
  try {
    await pause(CALM_MS);
    const possible = stage.faults(random).filter(({ name, weight }) => weight > 0 && name.includes(kinds));
    for (const [place, fault] of planFaults(possible, wanted, random).entries()) {
      if (performance.now() > endsAt) break;
      await pause(pickBetween(random, 100, 500));
      if (place % 3 === 0) cutSome(correspondents.flat(), random);
      report.outages.push(await endure(fault, report, watchers));
      if (place % FAULTS_OF_A_ROUND === FAULTS_OF_A_ROUND - 1) await look(report);
    }
    over = true;
    await Promise.all(lives);
    await awaitMails(report);
    await compareScreens(report, correspondents);
    await look(report);
  } finally {
    over = true;
    report.counter.letGo();
    await Promise.all(lives);
    for (const { listener } of correspondents.flat()) listener.stop();
  }
  return report;
}

/** Cuts live connections of some browsers, as in a tunnel. */
function cutSome(correspondents: readonly Correspondent[], random: Random): void {
  for (const { listener } of correspondents) if (random() < 0.4) listener.cut();
}

async function endure(fault: Fault, report: StageReport, watchers: readonly string[]): Promise<Outage> {
  const { counter, stage } = report;
  const hasAcknowledgedSince = (instant: number) => counter.hasAcknowledgedSince(instant);
  const begun = performance.now();
  const from = (await fault.begin()) ?? begun;
  const watch = watchMeanwhile(fault, report, watchers);
  await fault.lasts?.(hasAcknowledgedSince);
  await watch.stop();
  const repaired = performance.now();
  await fault.end?.();
  const whole = performance.now();
  await waitUntil(() => hasAcknowledgedSince(whole), GIVEN_UP_MS, LOOKED_AT_EVERY_MS);
  const counted = stage.countsOutages && typeof from === 'number' ? from : whole;
  const awayMs = counter.longestGap(counted, performance.now());
  const seconds = (awayMs / 1000).toFixed(1);
  if (stage.countsOutages) say(`  ${fault.name}: no write acknowledged for ${seconds} s`);
  return { fault, awayMs, wholeMs: whole - repaired };
}

/** Polls repeatedly, like people and supervisors; ignores a response that arrives after the fault. */
function watchMeanwhile(
  { name, meanwhile = {} }: Fault,
  { counter, found }: StageReport,
  cookies: readonly string[],
) {
  let over = false;
  let turn = 0;
  const looks = Object.entries(meanwhile).map(async ([path, promised]) => {
    for (; !over; await pause(ASKED_EVERY_MS)) {
      turn += 1;
      const { status } = await fetch(`${counter.nextUrl()}${path}`, {
        headers: { cookie: cookies[turn % cookies.length] ?? '' },
        signal: AbortSignal.timeout(ASKED_WITHIN_MS),
      }).catch(() => ({ status: 0 }));
      if (!over && status !== promised)
        found['unexpected responses during an outage'].push(`${name}: ${path} answered ${status}`);
    }
  });
  return {
    async stop() {
      over = true;
      await Promise.all(looks);
    },
  };
}

async function look(report: StageReport): Promise<void> {
  const { stage, counter, history, found, outages } = report;
  await counter.hold();
  try {
    const { verdict, broken, withoutFile } = await stage.inspect(async (db) => ({
      verdict: await checkHistory(db, history),
      broken: await findBroken(db, stage.latest?.()),
      withoutFile: await photosWithoutFile(db, stage.photos),
    }));
    found['acknowledged writes lost'].push(...verdict.lost);
    found['acknowledged writes stored twice'].push(...verdict.twice);
    found['conversations out of order'].push(...verdict.disordered);
    found['photos without a file'].push(...withoutFile);
    found['database invariants broken'].push(
      ...broken.map(({ promise, rows, example }) => `${promise}: ${rows}, such as ${example}`),
    );
  } finally {
    counter.letGo();
  }
  report.looks += 1;
  const wrong = Object.entries(found).flatMap(([promise, all]) =>
    all.length ? [`${all.length} ${promise}`] : [],
  );
  say(
    `  ${outages.length} faults, ${history.acknowledged} writes acknowledged, ${wrong.join(', ') || 'nothing wrong'}`,
  );
}

/** Photos of members and of reports with a row but no file. */
async function photosWithoutFile(db: Database, folder: string): Promise<string[]> {
  const rows = [
    ...(await db.select({ id: photos.id }).from(photos)),
    ...(await db.select({ id: reportPhotos.id }).from(reportPhotos)),
  ];
  const hasFiles = (id: string) =>
    ['.jpg', '.upright.jpg'].every((ending) => existsSync(join(folder, `${id}${ending}`)));
  return rows.flatMap(({ id }) => (hasFiles(id) ? [] : [id]));
}

/** Failed mails are retried with increasing delays. */
async function awaitMails({ stage: { mailbox }, history, found }: StageReport): Promise<void> {
  const missing = () => [...history.mailsOwed].filter((address) => mailbox.countTo(address) === 0);
  await waitUntil(() => missing().length === 0, MAILS_COME_WITHIN_MS);
  found['requested mails lost'].push(...missing());
}

/** Every acknowledged message must appear on both screens once, in one order. */
async function compareScreens(
  report: StageReport,
  couples: readonly (readonly Correspondent[])[],
): Promise<void> {
  const { history, found } = report;
  const sentIn = (couple: readonly Correspondent[]) =>
    new Set(couple.flatMap(({ thread }) => history.orders.get(thread) ?? []));
  const missing = () =>
    couples.flatMap((couple) =>
      couple.flatMap(({ me, listener: { screen } }) =>
        [...sentIn(couple)].filter((id) => !screen.includes(id)).map((id) => `${id} for ${me}`),
      ),
    );
  await waitUntil(() => missing().length === 0, HEARD_WITHIN_MS);
  found['live messages that never arrived on a screen'].push(...missing());
  for (const couple of couples) {
    const sent = sentIn(couple);
    const orders = couple.map(({ listener }) => listener.screen.filter((id) => sent.has(id)).join());
    if (new Set(orders).size > 1)
      found['conversations in a different order on the two screens'].push(couple[0]?.thread ?? '');
  }
  for (const { me, listener } of couples.flat()) {
    if (listener.twice) found['live messages that arrived twice'].push(`${listener.twice} for ${me}`);
    report.reconnections += listener.cuts + listener.moves;
  }
}

function settle(load: Load, report: StageReport, { couples, cookies }: People) {
  let places = 0;
  const settleOne = (me: string, other: string) => {
    places += 1;
    const asker = new Asker(report.counter, `127.2.0.${places}`, cookies.get(me));
    return new Correspondent(load, asker, { me, other, report });
  };
  return couples.map(([woman, man]) => [settleOne(woman, man), settleOne(man, woman)]);
}

function residentsOf(load: Load, { counter }: StageReport, { residents, cookies }: People): Promise<void>[] {
  const picture = new Blob([readFileSync(PORTRAIT)], { type: 'image/jpeg' });
  return residents.map((id, place) => {
    const asker = new Asker(counter, `127.2.1.${place + 1}`, cookies.get(id));
    return new Resident(load, asker, { me: addressOf(id), picture }).live();
  });
}
