import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAudit } from '../../scripts/supply-chain/audit.ts';
import { findSecrets } from '../../scripts/supply-chain/find-secrets.ts';
import { listRefusedLicences } from '../../scripts/supply-chain/licences.ts';
import { readLockfile } from '../../scripts/supply-chain/lockfile.ts';
import { listImportedPackages } from '../../scripts/supply-chain/runtime-packages.ts';
import { searchHistory } from '../../scripts/supply-chain/search-history.ts';

const packages = readLockfile();

describe('the packages', () => {
  test('come by the lockfile alone: exact versions, from one registry, each with the hash of what it holds', () => {
    const asked = ['.', ...JSON.parse(readFileSync('package.json', 'utf8')).workspaces].flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
    });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const locked = new Map(packages.map(({ folder, version }) => [folder, version]));
    expect(asked.filter(([name, version]) => locked.get(`node_modules/${name}`) !== version)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved)).toEqual([]);
    // Builds for other machines cannot be hashed here (`scripts/complete-lockfile.mjs`).
    const here = packages.filter(({ optional }) => !optional);
    expect(here.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('run no script when they are installed, but the one that is allowed', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });

  test('are free, under licences that go with ours', () => {
    expect(listRefusedLicences(packages)).toEqual([]);
  });

  test.each([
    ['GPL-2.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
    ['MIT AND Elastic-2.0', false],
    ['(Elastic-2.0 OR MIT)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ])('one under %s is let in: %s', (licence, isLetIn) => {
    const [first] = packages;
    if (!first) throw new Error('the lockfile is empty');
    expect(listRefusedLicences([{ ...first, dev: false, licence }]).length === 0).toBe(isLetIn);
  });
});

test('an image keeps the packages that built files import, however they do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const code = [
    "import 'pino';",
    "import { a } from './chunk.js';",
    "import { readFile } from 'node:fs/promises';",
    "export { b } from '@noble/hashes/sha2.js';",
    "const c = await import('pg');",
    'const d = await import(a);',
    'const e = \'from "never"\';',
  ];
  writeFileSync(join(folder, 'main.js'), code.join('\n'));
  expect(listImportedPackages([folder])).toEqual(['@noble/hashes', 'pg', 'pino']);
});

/** Planted secrets, in two halves so that the scan of this repository does not find them here. */
const PLANTED: Record<string, string> = {
  'private key': `-----BEGIN RSA ${'PRIVATE KEY'}-----`,
  'AWS key': `AKIA${'IOSFODNN7EXAMPLF'}`,
  'GitHub token': `ghp_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`,
  'GitLab token': `glpat-${'a1B2c3D4e5F6g7H8i9J0'}`,
  'npm token': `npm_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`,
  'Slack token': `xoxb-${'123456789012-abcdef'}`,
  'Stripe key': `sk_live_${'a1B2c3D4e5F6g7H8i9J0'}`,
  'Google key': `AIza${'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q'}`,
  'SendGrid key': `SG.${'a1B2c3D4e5F6g7H8i9J0k1'}.${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V'}`,
  'signed token': `eyJ${'hbGciOiJIUzI1NiJ9'}.eyJ${'zdWIiOiIxMjM0NTY3ODkwIn0'}.${'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'}`,
  'password in an address': `postgres://lueur:${'motdepasse42'}@base.interne/lueur`,
  'named secret': `AUTH_SECRET=${'k9Qw3Zx7Vb1Nm5Lp0Rt8Yu2Io4Pa6Sd'}`,
};
/** Written by machines or by nobody, and pictures. */
const NOT_READ = /^(node_modules|build|test-results|playwright-report|\..*)$/;
const PICTURES = /\.(webp|png|jpe?g|avif|gz|woff2?|mp4|ico)$/;

describe('a secret', () => {
  test.each(Object.entries(PLANTED))('that is planted is found: %s', (what, secret) => {
    expect(findSecrets(`const a = 1;\nconst b = '${secret}';\n`)).toContainEqual({ what, line: 2 });
  });

  test('is not seen in an address of an example', () => {
    expect(findSecrets('smtps://user:password@mail.exemple.fr')).toEqual([]);
    expect(findSecrets(`smtps://user:${'password'}@mail.lueur.fr`)).toHaveLength(1);
  });

  test('stands nowhere in what is kept in git', () => {
    const files = listFiles('.').filter((file) => !PICTURES.test(file));
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      findSecrets(readFileSync(file, 'utf8')).map(({ what, line }) => `${file}:${line} ${what}`),
    );
    expect(found).toEqual([]);
  });
});

test('a secret that a commit added and a later one removed is found in the history', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-history-'));
  const commit = (text: string) => {
    writeFileSync(join(folder, 'clés.txt'), text);
    for (const args of [
      ['add', '.'],
      ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'x'],
    ])
      execFileSync('git', args, { cwd: folder });
  };
  execFileSync('git', ['init', '-q'], { cwd: folder });
  commit('rien\n');
  expect(await searchHistory(folder)).toEqual([]);
  commit(`rien\n${PLANTED['npm token']}\n`);
  commit('rien\n');
  expect(await searchHistory(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{40} .*txt"? npm token$/)]);
});

describe('what the registry knows against the packages', () => {
  const report = (critical: number) =>
    JSON.stringify({
      vulnerabilities: { 'un-paquet': { severity: 'critical' } },
      metadata: { vulnerabilities: { info: 0, low: 0, moderate: 2, high: 0, critical, total: critical + 2 } },
    });

  test('is counted and named', () => {
    expect(readAudit(report(1))).toEqual({
      critical: 1,
      sentence:
        'Failles connues dans ce qui tourne : 1 critical, 0 high, 2 moderate, 0 low\n  un-paquet (critical)',
    });
  });

  test.each(['', '{"statusCode":405,"message":"405 Method Not Allowed"}', '<html>'])(
    'is unknown when none answers: « %s »',
    (answer) => expect(readAudit(answer)).toBeUndefined(),
  );
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_READ.test(name) || name === '.ci')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() ? [path] : [];
    });
}
