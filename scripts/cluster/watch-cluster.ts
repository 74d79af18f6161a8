import { z } from 'zod';
import type { Machine } from './machine.ts';

const WHOLE_WITHIN_MS = 120_000;
const LOOKED_EVERY_MS = 250;
const ASKED_WITHIN_MS = 1500;

const state = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});
type Member = z.infer<typeof state>['members'][number];
const ofServer = z.object({
  replication: z.array(z.object({ state: z.string(), sync_state: z.string() })).default([]),
});

/** The state of two machines as reported by Patroni. */
export class ClusterWatch {
  private readonly bases: readonly Machine[];

  constructor(bases: readonly Machine[]) {
    this.bases = bases;
  }

  /** Finds the holder of the lock, like HAProxy does. */
  async findPrimary(): Promise<Machine | undefined> {
    const holds = await Promise.all(this.bases.map(async (base) => (await ask(base, '/primary'))?.ok));
    return this.bases[holds.indexOf(true)];
  }

  async findStandby(): Promise<Machine | undefined> {
    const primary = await this.findPrimary();
    return primary && this.bases.find((base) => base !== primary);
  }

  /** Resolves once etcd knows a primary with a synchronous standby. */
  async untilWhole(): Promise<void> {
    const until = performance.now() + WHOLE_WITHIN_MS;
    while (performance.now() < until) {
      if (await this.isWhole()) return;
      await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS));
    }
    const answers = await Promise.all(this.bases.map(listMembers));
    throw new Error(`There is no primary with a synchronous standby: ${JSON.stringify(answers)}`);
  }

  /**
   * Asks Patroni to promote the synchronous standby.
   * @returns once it has, or has given up
   */
  async switchOver(): Promise<void> {
    const machine = await this.findPrimary();
    const members = machine ? await listMembers(machine) : [];
    const body = { leader: leaderOf(members), candidate: standbyOf(members) };
    const answer = await fetch(`http://${machine?.address}:8008/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Patroni refuses to switch over: ${await answer.text()}`);
  }

  /** Whether both report the same, and the primary streams its log to the other. */
  private async isWhole(): Promise<boolean> {
    const primary = await this.findPrimary();
    if (!primary) return false;
    const answers = await Promise.all(this.bases.map(listMembers));
    if (!answers.every((members) => leaderOf(members) === primary.name && standbyOf(members))) return false;
    const told = await (await ask(primary, '/patroni'))?.json().catch(() => undefined);
    const { replication = [] } = ofServer.safeParse(told).data ?? {};
    return replication.some(({ state: is, sync_state }) => is === 'streaming' && sync_state === 'sync');
  }
}

async function ask({ address }: Machine, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ASKED_WITHIN_MS);
  return fetch(`http://${address}:8008${path}`, { signal }).catch(() => undefined);
}

async function listMembers(base: Machine): Promise<Member[]> {
  const answer = await ask(base, '/cluster');
  return state.safeParse(await answer?.json().catch(() => undefined)).data?.members ?? [];
}

function leaderOf(members: readonly Member[]): string | undefined {
  return members.find(({ role, state: is }) => role === 'leader' && is === 'running')?.name;
}

function standbyOf(members: readonly Member[]): string | undefined {
  return members.find(
    ({ role, state: is }) => role === 'sync_standby' && ['running', 'streaming'].includes(is),
  )?.name;
}
