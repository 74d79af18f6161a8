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

/** Lets the doctor find every disk this full: the one of the machine that runs the tests may be in any state. */
function diskFilledTo(percent: number): string {
  const stats = `{ blocks: 100, bfree: ${100 - percent}, bavail: ${100 - percent} }`;
  const script = `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module'; fs.statfs = async () => (${stats}); syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

function doctor(
  words: readonly string[] = [],
  changed: Record<string, string | undefined> = {},
): Promise<Told> {
  const env = Object.fromEntries(
    Object.entries({ NODE_OPTIONS: diskFilledTo(50), ...setUp.variables, ...changed }).filter(
      ([, value]) => value !== undefined,
    ),
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

/** Changes the database for one test, and restores it. */
async function changed(statement: string, back: string): Promise<void> {
  await ask(statement);
  onTestFinished(() => ask(back));
}

describe.runIf(here)('doctor', () => {
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

  test('reports a sound set-up, sends a mail, makes a backup and restores it', async () => {
    const scratch = await createEmptyDatabase(server.url, 'scratch');
    const { code, out } = await doctor(
      [
        '--address',
        '127.0.0.1',
        '--address',
        '::1',
        '--resolver',
        setUp.resolver,
        '--dkim',
        'lueur',
        '--mail-to',
        'moi@exemple.invalid',
        '--scratch',
        scratch,
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
      'a secret of another database',
      { AUTH_SECRET: randomBytes(32).toString('base64url') },
      /AUTH_SECRET n’est pas celui/,
    ],
    ['a guessable secret', { AUTH_SECRET: 'changeme-changeme-changeme-changeme' }, /AUTH_SECRET se devine/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://127.0.0.1:9/lueur' },
      /La base ne répond pas \(ECONNREFUSED\)/,
    ],
    [
      'an unreachable mail server',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      /Le serveur d’envoi ne nous laisse pas entrer/,
    ],
    ['an unreachable relay', { TURN_URL: 'turn:127.0.0.1:9?transport=tcp' }, /Le relais .* ne répond pas\./],
    ['an untrusted proxy', { TRUST_PROXY: '0' }, /TRUST_PROXY n’est pas à 1/],
    [
      'an untrusted certificate',
      { NODE_EXTRA_CA_CERTS: undefined },
      /avec un certificat valable \(DEPTH_ZERO/,
    ],
    ['a full disk', { NODE_OPTIONS: diskFilledTo(95) }, /Le disque de DATA_DIR est plein à 95\u00a0%\./],
    ['a missing backup', { BACKUP_DIR: tmpdir() }, /BACKUP_DIR ne contient aucune sauvegarde/],
    [
      'a key that opens no backup',
      { BACKUP_KEY: 'AGE-SECRET-KEY-1' },
      /La dernière sauvegarde ne se lit pas/,
    ],
    [
      'an unreachable storage',
      { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' },
      /Une image ne s’écrit pas.*S3 \(b\)/,
    ],
  ])('reports %s', async (_, variables, words) => {
    const { code, out } = await doctor([], variables);
    expect(out).toMatch(words);
    expect(out).toMatch(/^ {2}✗ .*\n {6}\S/m);
    expect(code).toBe(2);
  });

  test('reports a domain name that resolves to another address', async () => {
    const { code, out } = await doctor(['--address', '192.0.2.7']);
    expect(out).toMatch(/localhost mène aussi à .*127\.0\.0\.1/);
    expect(code).toBe(2);
  });

  test('reports a site that does not respond as it should', async () => {
    setUp.site.answer.status = 503;
    onTestFinished(() => {
      setUp.site.answer.status = 200;
    });
    const { code, out } = await doctor();
    expect(out).toContain('Le site répond 503 à /health/ready.');
    expect(code).toBe(2);
  });

  test('reports DNS records that let others send mail in its name', async () => {
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

  test('reports a database that may lose acknowledged writes', async () => {
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

  test('reports rows open to every member', async () => {
    await changed(
      'ALTER TABLE sessions DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE sessions ENABLE ROW LEVEL SECURITY',
    );
    const { code, out } = await doctor();
    expect(out).toMatch(/lignes ouvertes à chacun dans sessions/);
    expect(code).toBe(2);
  });

  test('reports public pages with fictional people', async () => {
    await changed('UPDATE coaches SET example = true', 'UPDATE coaches SET example = false');
    expect((await doctor()).out).toContain('Les coachs des pages publiques sont des exemples.');
  });

  test('reports an empty database', async () => {
    const empty = await createEmptyDatabase(server.url, 'nothing_in_it');
    const { code, out } = await doctor([], { DATABASE_URL: empty });
    expect(out).toContain('La base est vide.');
    expect(code).toBe(2);
  });

  test('warns about nodes that own the tables, without failing', async () => {
    const { code, out } = await doctor([], { DATABASE_URL: setUp.owner });
    expect(out).toContain('  ! Le rôle de DATABASE_URL possède les tables');
    expect(code).toBe(1);
  });

  test('warns about an almost full disk, without failing', async () => {
    const { code, out } = await doctor([], { NODE_OPTIONS: diskFilledTo(80) });
    expect(out).toContain('  ! Le disque de DATA_DIR est plein à 80\u00a0%.');
    expect(code).toBe(1);
  });

  test('reports a backup that cannot be restored', async () => {
    const { code, out } = await doctor(['--scratch', setUp.owner], { DATABASE_OWNER_URL: setUp.owner });
    expect(out).toContain('Une sauvegarde ne se fait pas, ou ne se remet pas');
    expect(code).toBe(2);
  });

  test('reports a folder open to other accounts', async () => {
    const open = mkdtempSync(join(tmpdir(), 'lueur-open-'));
    chmodSync(open, 0o755);
    expect((await doctor([], { DATA_DIR: open })).out).toContain('DATA_DIR est ouvert à tous les comptes');
  });

  test('reports a clock an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { env, unusable } = examineEnv({ ...setUp.variables, NODE_ENV: 'production' });
    const asked = { addresses: [], dns: undefined, mailTo: undefined, scratch: undefined };
    const found = await checkDatabase({ env, unusable, now: new Date(), clock: systemClock, ...asked });
    expect(found.filter(({ state }) => state === 'broken').map(({ what }) => what)).toEqual([
      expect.stringMatching(/^L’horloge de la machine et celle de la base diffèrent de 3\d{3},\d\u00a0s\.$/),
    ]);
  });

  test('explains its usage after an unknown option', async () => {
    const { code, out } = await doctor(['--everything']);
    expect(out).toContain('npm run doctor');
    expect(code).toBe(2);
  });
});
