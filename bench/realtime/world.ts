import { randomBytes } from 'node:crypto';
import { insertConversation } from '#member/matching/server/contact-store.ts';
import { hashPassword } from '#platform/auth.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { signIn } from '../shared/sign-in.ts';
import { ServerNode } from './node-process.ts';
import { Peer } from './peer.ts';

export type World = {
  database: OpenDatabase;
  nodes: [ServerNode, ServerNode];
  /** Invented members two by two, each pair in conversation. */
  pairs: [string, string][];
  /** How one of them talks to the other. */
  peer: (me: string, other: string, nodes?: Peer['settings']['nodes']) => Peer;
  cookieOf: (member: string) => string;
  close: () => Promise<void>;
};

/** Two nodes on one database of its own, with so many pairs of signed-in members. */
export async function createWorld(server: string, name: string, pairCount: number): Promise<World> {
  const { database, url } = await createPostgresDatabase(server, name);
  const pairs = await insertPairs(database, name, pairCount);
  const secret = randomBytes(32).toString('base64url');
  const cookies = await signIn(
    database,
    pairs.flat().map((id) => ({ id })),
    secret,
  );
  const node = (port: number) => new ServerNode({ databaseUrl: url, secret, port });
  const nodes: [ServerNode, ServerNode] = [node(42_001), node(42_002)];
  for (const one of nodes) await one.start();
  const urls = nodes.map((one) => one.url);
  const cookieOf = (member: string) => cookies.get(member) ?? '';
  return {
    database,
    nodes,
    pairs,
    cookieOf,
    peer: (me, other, on = { forSocket: urls, forRequests: urls }) =>
      new Peer({ me, other, cookie: cookieOf(me), nodes: on }),
    async close() {
      for (const one of nodes) await one.close();
      await database.close();
    },
  };
}

async function insertPairs({ db }: OpenDatabase, name: string, count: number): Promise<[string, string][]> {
  const pairs = Array.from({ length: count }, (_, place): [string, string] => [
    `${name}-f-${place}`,
    `${name}-m-${place}`,
  ]);
  const password = await hashPassword('mesure de la remise des messages');
  const now = new Date();
  await db.transaction(async (tx) => {
    const members = pairs.flatMap(([woman, man]) => [aMember({ id: woman }), aMan({ id: man })]);
    await insertMembers(tx, members, password, now);
    for (const [woman, man] of pairs) await insertConversation(tx, woman, man, now);
  });
  return pairs;
}
