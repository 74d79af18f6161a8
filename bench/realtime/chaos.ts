import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { atLeast, atMost } from '../shared/goals.ts';
import { createFaults } from './faults.ts';
import type { Measured } from './measured.ts';
import type { Peer } from './peer.ts';
import { createWorld, type World } from './world.ts';

const PAIRS = 150;
const MESSAGES = 10_000;
const FAULTS = 200;
const REST_MS = 600;
/** No fault begins later: the run ends within five minutes even on a slow machine. */
const FAULTS_WITHIN_MS = 4 * 60_000;
/** Within which everything must have arrived once the faults are over. */
const SETTLED_WITHIN_MS = 60_000;

type Say = (line: string) => void;

/**
 * 300 members write to each other through two nodes while things break. An acknowledged message must be stored once
 * and come on both screens once.
 */
export async function runChaos(postgres: TemporaryPostgres, say: Say): Promise<Measured> {
  const world = await createWorld(postgres.url, 'chaos', PAIRS);
  const couples = world.pairs.map(([woman, man]): [Peer, Peer] => [
    world.peer(woman, man),
    world.peer(man, woman),
  ]);
  const peers = couples.flat();
  try {
    await Promise.all(peers.map((peer) => peer.connect()));
    say(`${peers.length} members are connected to two nodes`);
    const talk = new Conversation(peers);
    const { round, settled } = createFaults(world, postgres, peers);
    const happened = new Map<string, number>();
    const started = Date.now();
    let faults = 0;
    for (; faults < FAULTS && Date.now() - started < FAULTS_WITHIN_MS; faults += 1) {
      const fault = round[faults % round.length];
      if (!fault) break;
      await pause(REST_MS);
      await fault.happen();
      happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
      if (faults % round.length === round.length - 1)
        say(`  ${faults + 1} faults, ${talk.acknowledged} messages acknowledged`);
    }
    await settled();
    await talk.end(MESSAGES);
    const late = await settle(couples);
    const found = await judge(world, couples);
    const line =
      `${faults} faults, ${talk.acknowledged} messages acknowledged, ${found.stored} stored, ${found.reconnections} reconnections; ` +
      `everything on screen ${late} s after the last.`;
    say(line);
    const none = (what: string, measured: number) => atMost({ what, measured, bound: 0, unit: '' });
    return {
      lines: [line, '', ...[...happened].map(([name, times]) => `- ${name}: ${times} times`)],
      goals: [
        atLeast({ what: 'faults', measured: faults, bound: FAULTS, unit: '' }),
        none('messages lost', found.lost),
        none('messages that came or were stored twice', found.twice),
        none('conversations in another order on the two screens', found.disordered),
        none('messages stored and not acknowledged, or the other way round', found.apart),
        none('nodes that stopped by themselves', found.crashes),
      ],
    };
  } finally {
    for (const peer of peers) peer.stop();
    await world.close();
  }
}

/** Every member writes again and again, whatever happens, until told to end. */
class Conversation {
  private readonly peers: readonly Peer[];
  private ended = false;
  private readonly writers: Promise<void>[];

  constructor(peers: readonly Peer[]) {
    this.peers = peers;
    this.writers = peers.map((peer, place) => this.write(peer, place));
  }

  get acknowledged(): number {
    return this.peers.reduce((sum, peer) => sum + peer.acknowledged.length, 0);
  }

  private async write(peer: Peer, place: number): Promise<void> {
    await pause(place * 10);
    for (let number = 1; !this.ended; number += 1) {
      await peer.send(`Message ${number} de ${peer.settings.me}`);
      // At most 30 a minute for each member.
      await pause(2_200 + Math.random() * 1_200);
    }
  }

  /** Goes on in peace until there are enough. */
  async end(atLeast: number): Promise<void> {
    while (this.acknowledged < atLeast) await pause(500);
    this.ended = true;
    await Promise.all(this.writers);
  }
}

async function settle(couples: readonly [Peer, Peer][]): Promise<string> {
  const started = Date.now();
  const complete = () =>
    couples.every(([one, other]) => {
      const sent = [...one.acknowledged, ...other.acknowledged].length;
      return one.screen.length >= sent && other.screen.length >= sent;
    });
  while (!complete() && Date.now() - started < SETTLED_WITHIN_MS) await pause(100);
  return ((Date.now() - started) / 1000).toFixed(1);
}

type Found = Record<
  'lost' | 'twice' | 'disordered' | 'stored' | 'apart' | 'reconnections' | 'crashes',
  number
>;

async function judge(world: World, couples: readonly [Peer, Peer][]): Promise<Found> {
  const found = { lost: 0, twice: 0, disordered: 0 };
  for (const [one, other] of couples) {
    const sent = [...one.acknowledged, ...other.acknowledged].map(({ id }) => id);
    for (const peer of [one, other]) {
      const screen = new Set(peer.screen);
      found.lost += sent.filter((id) => !screen.has(id)).length;
      found.twice += peer.twice + (peer.screen.length - screen.size);
    }
    if (one.screen.join() !== other.screen.join()) found.disordered += 1;
  }
  const { rows } = await world.database.db.execute<{ stored: number; messages: number }>(sql`
    SELECT (SELECT count(*) FROM chat_messages)::int AS stored,
      (SELECT count(DISTINCT (sender_id, client_id)) FROM chat_messages)::int AS messages`);
  const { stored = 0, messages = 0 } = rows[0] ?? {};
  const peers = couples.flat();
  const acknowledged = peers.flatMap((peer) => peer.acknowledged).length;
  return {
    ...found,
    twice: found.twice + stored - messages,
    stored,
    apart: Math.abs(stored - acknowledged),
    reconnections: peers.reduce((sum, peer) => sum + peer.reconnections, 0),
    crashes: world.nodes.reduce((sum, node) => sum + node.crashes, 0),
  };
}
