import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../scripts/built-site.ts';
import { LightClient } from '../rush/light-client.ts';
import { WAYS } from './ways.ts';

const EVERY_MS = 50;
const SETTLED_AFTER = 200;
/** Slower than the measured pace: a rate that one person may keep up for minutes. */
const SETTLE_EVERY_MS = 75;
const EACH = 60;
/** One after the other, for the processor: within what one person may ask at once, which the pause gives back. */
const WORK = 45;
const PAUSE_MS = 3200;
const WITHIN_MS = 5000;
const MEMBER = { email: 'camille@exemple.invalid', password: 'une-lueur-ce-soir' };

export type Way = {
  /** Of each path, in ms. */
  waits: ReadonlyMap<string, number[]>;
  /** Of each path, ms of the node's processor for one request. */
  cpu: ReadonlyMap<string, number>;
};

/** Warms up for a minute: hot code is compiled by then, and PostgreSQL has cached its plans. */
export async function settle(site: Site): Promise<void> {
  const { ask, close } = await openCaller(site);
  for (let time = 0; time < SETTLED_AFTER; time += 1)
    for (const { path } of WAYS) await paced(SETTLE_EVERY_MS, () => ask(path));
  close();
}

/** Asks each path in turn at twenty a second, then each alone as fast as answers come. */
export async function measureWay(site: Site): Promise<Way> {
  const { ask, close } = await openCaller(site);
  const waits = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
  for (let time = 0; time < EACH; time += 1)
    for (const { name, path } of WAYS) waits.get(name)?.push(await paced(EVERY_MS, () => ask(path)));
  const cpu = new Map<string, number>();
  for (const { name, path } of WAYS) {
    await wait(PAUSE_MS);
    const before = processorMs(site.pid);
    for (let time = 0; time < WORK; time += 1) await ask(path);
    cpu.set(name, (processorMs(site.pid) - before) / WORK);
  }
  close();
  return { waits, cpu };
}

async function paced<Result>(everyMs: number, work: () => Promise<Result>): Promise<Result> {
  const next = wait(everyMs);
  const result = await work();
  await next;
  return result;
}

/** A member of the demonstration on a connection of their own; `ask` takes a path and gives ms. */
async function openCaller(site: Site) {
  const cookie = await logIn(site);
  const client = new LightClient(site.url);
  const ask = async (path: string) => {
    const begun = performance.now();
    const answer = await client.ask(
      `GET ${path} HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\ncookie: ${cookie}\r\n\r\n`,
      WITHIN_MS,
    );
    if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}`);
    return performance.now() - begun;
  };
  return { ask, close: () => client.close() };
}

async function logIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(MEMBER),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody could log in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** Of all threads, in its own code and in the kernel. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return spent.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
}
