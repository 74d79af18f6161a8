import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { insertConversation } from '#member/matching/server/contact-store.ts';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo.ts';
import { insertPhotos } from '#member/photos/server/store.ts';
import { systemClock, today } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { build } from '../../scripts/build.ts';
import { inventMembers } from '../matching/invent-members.ts';
import { storeMembers } from '../matching/store-members.ts';
import { insertRows } from '../shared/insert-rows.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { OVER_TLS, signIn } from '../shared/sign-in.ts';
import { prepareTwoNodes, type TwoNodes } from '../shared/two-nodes.ts';
import type { Person } from './visitor.ts';

const PORTRAIT = join('content', 'demo', 'portraits');
const FACE = { x: 9, y: 7, side: 82 };
const ROWS_AT_ONCE = 1000;
const MESSAGES_OF_EACH = 20;

export type Town = TwoNodes & {
  /** Signed in, in pairs of contacts. */
  people: Person[];
};

/**
 * Opens a town of fictional members with a photo each, some of them signed in, served by two nodes of the built
 * product.
 */
export async function openTown(
  { startPostgres, defer }: Pick<BenchRun, 'startPostgres' | 'defer'>,
  sizes: { members: number; awake: number },
): Promise<Town> {
  await build();
  const postgres = await startPostgres();
  const { database, url } = await createPostgresDatabase(postgres.url, 'town');
  defer(() => database.close());
  const { db } = database;
  const members = await inventMembers(sizes.members, today(systemClock));
  await storeMembers(db, members);
  const nodes = await prepareTwoNodes({ ownerUrl: url, defer });
  const photos = await addPhotosTo(database, members, nodes.photos);
  const awake = members.slice(0, sizes.awake - (sizes.awake % 2));
  await makeConversations(database, awake);
  const cookies = await signIn(database, awake, { secret: nodes.secret, prefix: OVER_TLS });
  await db.execute(sql`ANALYZE`);
  await nodes.start();
  say(`${members.length.toLocaleString('en')} invented members, two nodes of the built product`);
  const people = awake.map(({ id }, place): Person => {
    const contact = contactOf(awake, place).id;
    return {
      place,
      id,
      contact,
      contactPhoto: photos.get(contact) ?? '',
      cookie: cookies.get(id) ?? '',
      address: `127.1.${Math.floor(place / 200)}.${(place % 200) + 1}`,
    };
  });
  return { ...nodes, people };
}

function contactOf(members: readonly InsertedMember[], place: number): InsertedMember {
  const contact = members[place % 2 ? place - 1 : place + 1];
  if (!contact) throw new Error('People come in pairs');
  return contact;
}

/** The same picture for everyone, in separate files: what a disk that stores them all has to read. */
async function addPhotosTo(
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
  for (const { id } of rows)
    for (const ending of ['.jpg', '.upright.jpg'])
      linkSync(join(folder, `one${ending}`), join(folder, `${id}${ending}`));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await insertPhotos(db, rows.slice(start, start + ROWS_AT_ONCE));
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

async function makeConversations({ db }: OpenDatabase, members: readonly InsertedMember[]): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    for (let place = 0; place < members.length; place += 2)
      await insertConversation(tx, members[place]?.id ?? '', contactOf(members, place).id, now);
  });
  const messages = members.flatMap(({ id }, place) =>
    Array.from({ length: MESSAGES_OF_EACH }, (_, number) => ({
      sender_id: id,
      receiver_id: contactOf(members, place).id,
      client_id: crypto.randomUUID(),
      content: `Bonsoir, voici la réponse numéro ${number} de notre conversation.`,
      created_at: new Date(now.getTime() - (MESSAGES_OF_EACH - number) * 60_000),
      read: true,
    })),
  );
  await insertRows(db, 'chat_messages', messages);
}
