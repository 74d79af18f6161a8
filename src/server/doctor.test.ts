import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { examineEnv } from '#platform/env.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { soundSetUp } from '#testing/sound-set-up.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { checkDatabase } from './doctor/check-database.ts';

const here = process.env.TEST_DATABASE !== undefined;
let server: TemporaryPostgres;
let setUp: Awaited<ReturnType<typeof soundSetUp>>;

type Told = { code: number; out: string };

function doctor(
  words: readonly string[] = [],
  changed: Record<string, string | undefined> = {},
): Promise<Told> {
  const env = Object.fromEntries(
    Object.entries({ ...setUp.variables, ...changed }).filter(([, value]) => value !== undefined),
  );
  return new Promise((resolve) => {
    execFile('tsx', ['src/server/doctor.ts', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    );
  });
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: setUp.owner });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Changes the database for one test. */
async function changed(statement: string, back: string): Promise<void> {
  await ask(statement);
  onTestFinished(() => ask(back));
}

describe.runIf(here)('a set-up is examined', () => {
  beforeAll(async () => {
    const started = await startTemporaryPostgres({ fsync: 'on' });
    if (!started) throw new Error('PostgreSQL is here, or the tests would not run');
    server = started;
    setUp = await soundSetUp(server.url);
  });
  afterAll(async () => {
    await setUp?.stop();
    await server?.stop();
  });

  test('which is sound: every part is said to be, a mail leaves, a backup is made and restored', async () => {
    const scratch = await createEmptyDatabase(server.url, 'scratch');
    const { code, out } = await doctor(
      [
        ...['--address', '127.0.0.1', '--address', '::1', '--resolver', setUp.resolver, '--dkim', 'lueur'],
        ...['--mail-to', 'moi@exemple.invalid', '--scratch', scratch],
      ],
      { DATABASE_OWNER_URL: setUp.owner },
    );
    expect(out).toMatch(/\n\d+ en ordre, 0 à regarder, 0 à réparer\n$/);
    for (const part of ['Réglages', 'Machine', 'Base', 'Photos', 'Adresse publique', 'E-mails', 'Appels'])
      expect(out).toContain(`${part}\n  ✓`);
    expect(out).toContain('Une sauvegarde s’est faite et remise ailleurs : mêmes lignes, 1 compte.');
    expect(code).toBe(0);
  });

  test.each([
    [
      'a secret of another base',
      { AUTH_SECRET: randomBytes(32).toString('base64url') },
      /AUTH_SECRET n’est pas celui/,
    ],
    [
      'a secret that can be guessed',
      { AUTH_SECRET: 'changeme-changeme-changeme-changeme' },
      /AUTH_SECRET se devine/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://127.0.0.1:9/lueur' },
      /La base ne répond pas \(ECONNREFUSED\)/,
    ],
    [
      'a mail server that is away',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      /Le serveur d’envoi ne nous laisse pas entrer/,
    ],
    ['a relay that is away', { TURN_URL: 'turn:127.0.0.1:9?transport=tcp' }, /Le relais .* ne répond pas\./],
    ['no proxy to be trusted', { TRUST_PROXY: '0' }, /TRUST_PROXY n’est pas à 1/],
    [
      'a certificate that nobody vouches for',
      { NODE_EXTRA_CA_CERTS: undefined },
      /avec un certificat valable \(DEPTH_ZERO/,
    ],
    ['no backups', { BACKUP_DIR: tmpdir() }, /BACKUP_DIR ne contient aucune sauvegarde/],
    [
      'a key that opens no backup',
      { BACKUP_KEY: 'AGE-SECRET-KEY-1' },
      /La dernière sauvegarde ne se lit pas/,
    ],
    [
      'a storage that is away',
      { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' },
      /Une image ne s’écrit pas.*S3 \(b\)/,
    ],
  ])('with %s', async (_, variables, words) => {
    const { code, out } = await doctor([], variables);
    expect(out).toMatch(words);
    expect(out).toMatch(/^ {2}✗ .*\n {6}\S/m);
    expect(code).toBe(2);
  });

  test('whose name leads elsewhere', async () => {
    const { code, out } = await doctor(['--address', '192.0.2.7']);
    expect(out).toMatch(/localhost mène aussi à .*127\.0\.0\.1/);
    expect(code).toBe(2);
  });

  test('whose site does not answer as it should', async () => {
    setUp.site.answer.status = 503;
    onTestFinished(() => {
      setUp.site.answer.status = 200;
    });
    const { code, out } = await doctor();
    expect(out).toContain('Le site répond 503 à /health/ready.');
    expect(code).toBe(2);
  });

  test('whose records let others write in its name', async () => {
    const kept = { ...setUp.texts };
    onTestFinished(() => void Object.assign(setUp.texts, kept));
    setUp.texts['exemple.invalid'] = ['v=spf1 -all', 'v=spf1 +all'];
    setUp.texts['_dmarc.exemple.invalid'] = ['v=DMARC1; p=none'];
    const { code, out } = await doctor(['--resolver', setUp.resolver, '--dkim', 'autre']);
    expect(out).toContain('exemple.invalid a 2 enregistrements SPF');
    expect(out).toMatch(/La clé DKIM «\u202fautre\u202f» de exemple.invalid n’est pas publiée/);
    expect(out).toContain('DMARC de exemple.invalid ne demande rien');
    expect(code).toBe(2);
  });

  test('whose database does not keep what it confirms', async () => {
    await ask('ALTER SYSTEM SET full_page_writes = off');
    await ask('SELECT pg_reload_conf()');
    onTestFinished(async () => {
      await ask('ALTER SYSTEM RESET full_page_writes');
      await ask('SELECT pg_reload_conf()');
    });
    await vi.waitFor(async () => expect((await doctor()).out).toMatch(/full_page_writes vaut off/), {
      timeout: 60_000,
    });
  });

  test('whose rows are open to every member', async () => {
    await changed(
      'ALTER TABLE sessions DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE sessions ENABLE ROW LEVEL SECURITY',
    );
    const { code, out } = await doctor();
    expect(out).toMatch(/lignes ouvertes à chacun dans sessions/);
    expect(code).toBe(2);
  });

  test('whose pages show people who do not exist', async () => {
    await changed('UPDATE coaches SET example = true', 'UPDATE coaches SET example = false');
    expect((await doctor()).out).toContain('Les coachs des pages publiques sont des exemples.');
  });

  test('whose database is empty', async () => {
    const empty = await createEmptyDatabase(server.url, 'nothing_in_it');
    const { code, out } = await doctor([], { DATABASE_URL: empty });
    expect(out).toContain('La base est vide.');
    expect(code).toBe(2);
  });

  test('whose nodes own the tables: worth a look, no more', async () => {
    const { code, out } = await doctor([], { DATABASE_URL: setUp.owner });
    expect(out).toContain('  ! Le rôle de DATABASE_URL possède les tables');
    expect(code).toBe(1);
  });

  test('whose backup cannot be put back', async () => {
    const { code, out } = await doctor(['--scratch', setUp.owner], { DATABASE_OWNER_URL: setUp.owner });
    expect(out).toContain('Une sauvegarde ne se fait pas, ou ne se remet pas');
    expect(code).toBe(2);
  });

  test('whose folder is open to other accounts', async () => {
    const open = mkdtempSync(join(tmpdir(), 'lueur-open-'));
    chmodSync(open, 0o755);
    expect((await doctor([], { DATA_DIR: open })).out).toContain('DATA_DIR est ouvert à tous les comptes');
  });

  test('whose clock is an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { env, unusable } = examineEnv({ ...setUp.variables, NODE_ENV: 'production' });
    const asked = { addresses: [], dns: undefined, mailTo: undefined, scratch: undefined };
    const found = await checkDatabase({ env, unusable, now: new Date(), clock: systemClock, ...asked });
    expect(found.filter(({ state }) => state === 'broken').map(({ what }) => what)).toEqual([
      expect.stringMatching(/^L’horloge de la machine et celle de la base diffèrent de 3\d{3},\d\u00a0s\.$/),
    ]);
  });

  test('by a command line that is not understood: how to ask is said', async () => {
    const { code, out } = await doctor(['--everything']);
    expect(out).toContain('npm run doctor');
    expect(code).toBe(2);
  });
});
