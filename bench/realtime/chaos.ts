import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { faultsOf } from './faults.ts';
import type { Peer } from './peer.ts';
import { createWorld, type World } from './world.ts';

const PAIRS = 150;
const MESSAGES = 6_000;
const REST_MS = 4_000;
/** Within which everything must have arrived once the faults are over. */
const SETTLED_WITHIN_MS = 60_000;

type Say = (line: string) => void;

/**
 * 300 members write to each other through two nodes while things break. An acknowledged message must be stored once
 * and come on both screens once.
 * @throws when one is lost or comes twice
 */
export async function runChaos(postgres: TemporaryPostgres, say: Say): Promise<void> {
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
    const faults = faultsOf(world, postgres, peers);
    for (const { name, happen } of faults) {
      await pause(REST_MS);
      const before = talk.acknowledged;
      await happen();
      say(`  ${name} (${talk.acknowledged - before} messages acknowledged meanwhile)`);
    }
    await talk.end(MESSAGES);
    const settled = await settle(couples);
    say(
      `${faults.length} faults, ${talk.acknowledged} messages acknowledged, all on screen ${settled} s after the last`,
    );
    await judge(world, couples, say);
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

async function judge(world: World, couples: readonly [Peer, Peer][], say: Say): Promise<void> {
  let lost = 0;
  let twice = 0;
  let disordered = 0;
  for (const [one, other] of couples) {
    const sent = [...one.acknowledged, ...other.acknowledged].map(({ id }) => id);
    for (const peer of [one, other]) {
      const screen = new Set(peer.screen);
      lost += sent.filter((id) => !screen.has(id)).length;
      twice += peer.twice + (peer.screen.length - screen.size);
    }
    if (one.screen.join() !== other.screen.join()) disordered += 1;
  }
  const { rows } = await world.database.db.execute<{
    stored: number;
    messages: number;
    negative: number;
  }>(sql`
    SELECT (SELECT count(*) FROM chat_messages)::int AS stored,
      (SELECT count(DISTINCT (sender_id, client_id)) FROM chat_messages)::int AS messages,
      (SELECT count(*) FROM chat_contacts WHERE unread_count < 0)::int AS negative`);
  const stored = rows[0];
  const acknowledged = couples.flat().flatMap((peer) => peer.acknowledged);
  const reconnections = couples.flat().reduce((sum, peer) => sum + peer.reconnections, 0);
  say(
    `Stored ${stored?.stored}, acknowledged ${acknowledged.length}; ${reconnections} reconnections; ` +
      `lost ${lost}, twice ${twice}, conversations in another order on the two screens ${disordered}`,
  );
  const crashes = world.nodes.reduce((sum, node) => sum + node.crashes, 0);
  if (crashes) throw new Error(`A node stopped by itself (${crashes} times)`);
  const once = stored?.stored === stored?.messages && stored?.stored === acknowledged.length;
  if (lost || twice || disordered || !once) throw new Error('The run is not clean');
}
