import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { aCase, decideCase } from '#testing/cases.ts';
import { aSelection, type MemberBrowser } from '#testing/conversations.ts';
import { exampleRequest } from '#testing/endpoint-examples.ts';
import type { Cast } from '#testing/example.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const BIO = 'ZQ présentation';
const ANSWER = 'ZQ réponse';
const CAPTION = 'ZQ légende';

/** Claire has two men in her selection, each with a text of every kind, and has written to both about it. */
async function aboutAll() {
  const { claire, men } = await aSelection(app, 2);
  const [answered, seen] = men;
  if (!answered || !seen) throw new Error('two are made above');
  const photos = new Map<string, string>();
  for (const { member, client } of men) {
    photos.set(member.id, await aPhoto(app, member.id));
    await client.profile.update({ bio: BIO });
    await client.prompts.save({ prompts: [{ prompt: 'good-sunday', answer: ANSWER }] });
    await client.photos.describe({ id: photos.get(member.id) ?? '', caption: CAPTION });
  }
  const write = (man: MemberBrowser, about: { prompt: 'good-sunday' } | { photo: string }) =>
    claire.client.matching.startConversation({
      profileId: man.member.id,
      answer: { clientId: crypto.randomUUID(), content: 'Bonsoir', ...about },
    });
  const preview = await claire.client.matching.preview({ id: seen.member.id });
  await write(answered, { prompt: 'good-sunday' });
  await write(seen, { photo: preview.photos[0]?.url ?? '' });
  return { claire, men, photoOf: (man: MemberBrowser) => photos.get(man.member.id) ?? '' };
}

/** Everything that a member can read, by route. */
async function readAll(of: MemberBrowser, other: MemberBrowser): Promise<Map<string, string>> {
  const id = other.member.id;
  const people = { shown: id, toOpen: id, introduced: id, contact: id };
  const me = { member: of.member.id, me: of.member.id, email: of.member.email };
  const cast: Cast = { ...people, ...me, received: 1, photo: '', device: '', colleague: '' };
  const read = new Map<string, string>();
  for (const endpoint of listEndpoints()) {
    if (endpoint.method !== 'GET' || endpoint.path.startsWith('/desk/')) continue;
    const { path, init } = exampleRequest(endpoint, cast);
    read.set(endpoint.name, await (await of.fetch(path, init)).text());
  }
  return read;
}
const namesWith = (read: Map<string, string>, words: string) =>
  [...read].filter(([, text]) => text.includes(words)).map(([name]) => name);

test('content that the team hides disappears on every route for a member who has quoted it', async () => {
  const { claire, men, photoOf } = await aboutAll();
  const desk = await app.staffBrowser('moderation');
  /** For each man, the routes that show each of these words. */
  const whoShows = async (...words: ((man: MemberBrowser) => string)[]) => {
    const found: string[][] = [];
    for (const man of men) {
      const read = await readAll(claire, man);
      found.push(...words.map((wordOf) => namesWith(read, wordOf(man))));
    }
    return found;
  };
  const hide = async (target: (man: MemberBrowser) => string) => {
    for (const man of men)
      await decideCase(desk, await aCase(desk, man.member.id), { decision: 'hide', target: target(man) });
  };
  const texts = [() => BIO, () => ANSWER, () => CAPTION];
  for (const names of await whoShows(...texts, photoOf)) expect(names).not.toEqual([]);
  await hide(() => 'bio');
  await hide(() => promptContent('good-sunday'));
  await hide((man) => captionContent(photoOf(man)));
  expect((await whoShows(...texts)).flat()).toEqual([]);
  await hide((man) => photoContent(photoOf(man)));
  // Also when its owner has removed the sentence.
  for (const man of men) await man.client.prompts.save({ prompts: [] });
  expect((await whoShows(() => ANSWER, photoOf)).flat()).toEqual([]);
});

/** Every change of a member that recomputes what is hidden. */
const CHANGES: Record<string, (man: MemberBrowser, photo: string) => Promise<unknown>> = {
  'profile.update': ({ client }) => client.profile.update({ bio: 'Autrement' }),
  'prompts.save': ({ client }) => client.prompts.save({ prompts: [] }),
  'photos.describe': ({ client }, id) => client.photos.describe({ id, caption: 'Autrement' }),
  'photos.remove': ({ client }, id) => client.photos.remove({ id }),
};

test.runIf(onPostgres)(
  'every change waits for a concurrent decision about the member, so that hidden content never reappears',
  async () => {
    const { men, photoOf } = await aboutAll();
    const [man] = men;
    if (!man) throw new Error('two are made above');
    const desk = await app.staffBrowser('moderation');
    const photo = photoOf(man);
    const target = captionContent(photo);
    await decideCase(desk, await aCase(desk, man.member.id), { decision: 'hide', target });
    for (const [name, change] of Object.entries(CHANGES)) {
      let isDone = false;
      let changed: Promise<unknown> | undefined;
      await app.db.transaction(async (tx) => {
        await lockMembers(tx, [man.member.id]);
        changed = change(man, photo).then(() => {
          isDone = true;
        });
        await expect.poll(async () => isDone || (await isWaiting(tx))).toBe(true);
        expect(isDone, name).toBe(false);
        expect(await writtenWithoutLock(tx), name).toEqual([]);
      });
      await changed;
      expect(isDone, name).toBe(true);
    }
  },
);

async function isWaiting(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Tables of contents that a waiting change has already locked: it took its locks in the wrong order. */
async function writtenWithoutLock(tx: Database): Promise<unknown[]> {
  const { rows } = await tx.execute(sql`
    SELECT relation::regclass::text AS name FROM pg_locks
    WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND mode = 'RowExclusiveLock' AND pid <> pg_backend_pid()
      AND relation::regclass::text IN ('photos', 'profile_prompts', 'hidden_contents', 'profiles')`);
  return rows;
}
