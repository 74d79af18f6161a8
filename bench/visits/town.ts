import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { insertConversation } from '#member/matching/server/contact-store.ts';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo-id.ts';
import { insertPhotos } from '#member/photos/server/store.ts';
import { systemClock, today } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { chatMessages, communes } from '#server/schema.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { build } from '../../scripts/build.ts';
import { requireNginx } from '../../scripts/nginx.ts';
import { startTopology, type Topology, type Variables } from '../../scripts/topology.ts';
import { inventMembers } from '../matching/invent-members.ts';
import { storeMembers } from '../matching/store-members.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { signIn } from '../shared/sign-in.ts';
import { Visitor } from './visitor.ts';

const PORTRAIT = join('content', 'demo', 'portraits');
const FACE = { x: 9, y: 7, side: 82 };
const ROWS_AT_ONCE = 1000;
const MESSAGES_OF_EACH = 20;

export type Town = {
  topology: Topology;
  database: OpenDatabase;
  /** Two by two in conversation. */
  visitors: Visitor[];
};

/**
 * Invented members with a photo each, of whom some are signed in and in conversation two by two, served by the built
 * product as deploy/ describes it.
 * @param variables more of the environment of a node
 */
export async function openTown(
  run: Pick<BenchRun, 'defer'> & { postgres: Pick<BenchRun['postgres'], 'url'> },
  sizes: { members: number; visitors: number },
  variables?: Variables,
): Promise<Town> {
  requireNginx();
  await build();
  const { database, url } = await createPostgresDatabase(run.postgres.url, `lueur_town_${Date.now()}`);
  run.defer(() => database.close());
  const { db } = database;
  const places = await db.select().from(communes).orderBy(communes.code);
  const members = inventMembers(places, sizes.members, today(systemClock));
  await storeMembers(db, members);
  say(`${members.length.toLocaleString('en')} invented members are stored`);
  const topology = await startTopology(url, variables);
  run.defer(() => topology.stop());
  say('Two nodes of the built product and nginx are ready');
  const photos = await givePhotos(database, members, topology.photos);
  const awake = members.slice(0, sizes.visitors);
  await makeConversations(database, awake);
  const cookies = await signIn(database, awake, topology.secret);
  await db.execute(sql`ANALYZE`);
  const visitors = awake.map(({ id }, place) => {
    const contact = awake[place % 2 ? place - 1 : place + 1];
    if (!contact) throw new Error('Visitors come in pairs');
    // Over TLS the cookie bears the prefix that binds it to the host.
    const cookie = (cookies.get(id) ?? '').replace('lueur=', '__Host-lueur=');
    return new Visitor({
      place,
      member: id,
      contact: contact.id,
      contactPhoto: photos.get(contact.id) ?? '',
      cookie,
      site: topology,
    });
  });
  run.defer(async () => {
    for (const visitor of visitors) visitor.leave();
  });
  return { topology, database, visitors };
}

/** The same picture for everyone, in a file each: what a disk that holds them all has to read. */
async function givePhotos(
  { db }: OpenDatabase,
  members: readonly InsertedMember[],
  folder: string,
): Promise<Map<string, string>> {
  const [portrait] = readdirSync(PORTRAIT);
  const made = await encodePhoto(readFileSync(join(PORTRAIT, portrait ?? '')), FACE);
  if (typeof made === 'string') throw new Error('The portrait cannot be read');
  writeFileSync(join(folder, 'one.jpg'), made.thumbnail);
  writeFileSync(join(folder, 'one.upright.jpg'), made.upright);
  const rows = members.map(({ id }) => ({
    id: newPhotoId(),
    user_id: id,
    position: 0,
    caption: '',
    created_at: new Date(),
  }));
  for (const { id } of rows) {
    linkSync(join(folder, 'one.jpg'), join(folder, `${id}.jpg`));
    linkSync(join(folder, 'one.upright.jpg'), join(folder, `${id}.upright.jpg`));
  }
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await insertPhotos(db, rows.slice(start, start + ROWS_AT_ONCE));
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

async function makeConversations({ db }: OpenDatabase, members: readonly InsertedMember[]): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    for (let place = 0; place + 1 < members.length; place += 2) {
      const [one, other] = [members[place], members[place + 1]];
      if (one && other) await insertConversation(tx, one.id, other.id, now);
    }
  });
  const messages = members.flatMap(({ id }, place) => {
    const contact = members[place % 2 ? place - 1 : place + 1]?.id ?? id;
    return Array.from({ length: MESSAGES_OF_EACH }, (_, number) => ({
      sender_id: id,
      receiver_id: contact,
      client_id: crypto.randomUUID(),
      content: `Bonsoir, voici la réponse numéro ${number} de notre conversation.`,
      created_at: new Date(now.getTime() - (MESSAGES_OF_EACH - number) * 60_000),
      read: true,
    }));
  });
  for (let start = 0; start < messages.length; start += ROWS_AT_ONCE)
    await db.insert(chatMessages).values(messages.slice(start, start + ROWS_AT_ONCE));
}
