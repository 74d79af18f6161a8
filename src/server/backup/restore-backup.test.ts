import { cpSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { openDatabase } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { openPhotoStore, type PhotoStore } from '#platform/photo-store.ts';
import { photos, users } from '#server/schema.ts';
import { addPhotoOf, anEmptyPlace, aSite, type Kind, textOfTables, within } from '#testing/backed-up-site.ts';
import { aMember } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';
import { TestClock } from '#testing/test-clock.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { makeKey } from './seal.ts';

const KINDS: readonly Kind[] = process.env.TEST_DATABASE ? ['postgres', 'embedded'] : ['embedded'];
const say = () => undefined;
/** The embedded database opens in half a second, and takes several times that on a busy machine. */
const EMBEDDED_OPENS_MS = 120_000;
/** Occurs in an address, a name and a text of the member who leaves. */
const MARKER = 'zqpartie';

async function started(
  env: Env,
  database: Awaited<ReturnType<typeof openDatabase>>,
  clock = new TestClock(),
) {
  const { DATA_DIR } = env;
  return startTestApp({ database, clock, variables: { DATA_DIR } });
}

async function peopled(kind: Kind) {
  const { env, database } = await aSite(kind);
  const app = await started(env, database);
  app.clock.set('2026-11-20T12:00:00Z');
  const gone = aMember({ email: `${MARKER}@exemple.invalid`, firstName: MARKER, bio: `Bonjour, ${MARKER}` });
  const [one, two] = [aMember(), aMember()];
  await app.insert(gone, one, two);
  const pictures = [];
  for (const { id } of [gone, one, two]) pictures.push(await addPhotoOf({ db: app.db, env }, id));
  const end = async () => {
    await app.stop();
    await database.close();
  };
  return { env, database, app, gone, stay: [one.id, two.id].sort(), pictures, end };
}

const markedTables = (texts: Record<string, string[]>) =>
  Object.keys(texts).filter((table) => texts[table]?.some((line) => line.includes(MARKER)));
const filesIn = (env: Env) => readdirSync(join(env.DATA_DIR, 'photos')).sort();

describe.each(KINDS)('a backup of %s', (kind) => {
  test(
    'restored into an empty environment matches the site, without the members erased since',
    async () => {
      const site = await peopled(kind);
      const { env, gone, stay, pictures } = site;
      await site.app.stop();
      const before = await textOfTables(site.database.db);
      // The embedded database has a single process: it is stopped for its backup.
      await site.database.close();
      const { file, manifest } = await makeBackup({ env, say });
      expect(manifest.rows.users).toBe(3);
      expect(readFileSync(file).includes(MARKER)).toBe(false);

      const place = await anEmptyPlace(env);
      await restoreBackup({ env: place, file, say });
      expect(filesIn(place)).toEqual(filesIn(env));
      for (const name of filesIn(env))
        expect(readFileSync(join(place.DATA_DIR, 'photos', name))).toEqual(
          readFileSync(join(env.DATA_DIR, 'photos', name)),
        );
      const restored = await within(place, textOfTables);
      // The next start needs a journal of erasures.
      expect(restored).toEqual({ ...before, erasure_marks: ['(restored)'] });
      expect(markedTables(restored)).toContain('profiles');

      // She leaves after the backup; only the copied journal of erasures has a record of it.
      const clock = new TestClock();
      clock.set('2026-11-21T12:00:00Z');
      const late = await openDatabase(env);
      const again = await started(env, late, clock);
      await eraseMember(again.services, gone.id, { reason: 'again' });
      await again.stop();
      await late.close();
      cpSync(join(env.DATA_DIR, 'erasures.txt'), join(place.DATA_DIR, 'erasures.txt'));

      const database = await openDatabase(place);
      const app = await started(place, database, clock);
      onTestFinished(async () => {
        await app.stop();
        await database.close();
      });
      const ids = (await app.db.select({ id: users.id }).from(users)).map(({ id }) => id).sort();
      expect(ids).toEqual(stay);
      expect(markedTables(await textOfTables(app.db))).toEqual([]);
      expect(filesIn(place).filter((name) => name.startsWith(pictures[0]?.id ?? ''))).toEqual([]);
      for (const { id, upright } of pictures.slice(1))
        expect(Buffer.from((await app.services.photos.find(id, 'upright')) ?? [])).toEqual(upright);
    },
    EMBEDDED_OPENS_MS,
  );
});

describe('a backup', () => {
  let env: Env;
  let file: string;
  let place: Env;

  beforeAll(async () => {
    const site = await peopled('embedded');
    await site.end();
    env = site.env;
    file = (await makeBackup({ env, say })).file;
  }, EMBEDDED_OPENS_MS);

  beforeEach(async () => {
    place = await anEmptyPlace(env);
  });

  const isUntouched = ({ DATA_DIR }: Env) =>
    !existsSync(join(DATA_DIR, 'database')) && !existsSync(join(DATA_DIR, 'restoring'));

  test(
    'restores nothing when truncated, changed or encrypted for another key; intact, it passes the check',
    async () => {
      const bytes = readFileSync(file);
      const cut = `${file}.cut`;
      writeFileSync(cut, bytes);
      truncateSync(cut, bytes.length - 70_000);
      await expect(restoreBackup({ env: place, file: cut, say })).rejects.toThrow();
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bytes.length - 200_000) ^ 1, bytes.length - 200_000);
      writeFileSync(cut, changed);
      await expect(restoreBackup({ env: place, file: cut, say })).rejects.toThrow();
      const { key } = await makeKey();
      await expect(restoreBackup({ env: { ...place, BACKUP_KEY: key }, file, say })).rejects.toThrow(
        'BACKUP_KEY',
      );
      expect(isUntouched(place)).toBe(true);
      expect((await checkBackup({ env, file, say })).rows.users).toBe(3);
      await restoreBackup({ env: place, file, say });
      expect(existsSync(join(place.DATA_DIR, 'database', 'PG_VERSION'))).toBe(true);
    },
    EMBEDDED_OPENS_MS,
  );

  test(
    'requires an empty database and the same AUTH_SECRET',
    async () => {
      await expect(restoreBackup({ env, file, say })).rejects.toThrow('Il y a déjà une base');
      const other = { ...place, AUTH_SECRET: 'another secret, of thirty-two characters' };
      await expect(restoreBackup({ env: other, file, say })).rejects.toThrow('AUTH_SECRET');
      expect(isUntouched(place)).toBe(true);
      await restoreBackup({ env: other, file, say, otherSecret: true });
    },
    EMBEDDED_OPENS_MS,
  );
});

test.runIf(process.env.TEST_DATABASE)(
  'rows and photos match one moment, whatever members add and remove meanwhile',
  async () => {
    const { env, app, end, stay, pictures } = await peopled('postgres');
    const store = openPhotoStore(env);
    const [me = ''] = stay;
    const remove = async (id: string) => {
      await app.db.delete(photos).where(eq(photos.id, id));
      await store.remove(id);
    };
    const [first, second, third] = pictures.map(({ id }) => id).sort();
    let step = 0;
    const busy: PhotoStore = {
      ...store,
      async find(id, rendition) {
        step += 1;
        const found = await store.find(id, rendition);
        // Three renditions each: the first is in the archive, the last is not yet read.
        if (step === 4) await remove(first ?? '');
        if (step === 5) await remove(third ?? '');
        if (step === 6) await addPhotoOf({ db: app.db, env }, me, 'added-meanwhile');
        if (step === 7) await addPhotoOf({ db: app.db, env }, me, 'added-and-gone');
        // In the first snapshot, but removed before its file was read: a new snapshot is needed.
        if (id === 'added-and-gone') await remove(id);
        return id === 'added-and-gone' ? undefined : found;
      },
    };
    const { file, manifest } = await makeBackup({ env, say, photos: busy });
    await end();
    expect(manifest.removed).toEqual([first]);
    expect(manifest.missing).toEqual([]);
    const place = await anEmptyPlace(env);
    await restoreBackup({ env: place, file, say });
    const rows = await within(place, (db) => db.select({ id: photos.id }).from(photos));
    expect(rows.map(({ id }) => id).sort()).toEqual([second, 'added-meanwhile'].sort());
    expect([...new Set(filesIn(place).map((name) => name.split('.')[0]))].sort()).toEqual(
      [second, 'added-meanwhile'].sort(),
    );
  },
  EMBEDDED_OPENS_MS,
);
