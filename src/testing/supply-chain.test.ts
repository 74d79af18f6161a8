import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAudit } from '../../scripts/supply-chain/check-supply-chain.ts';
import { readLockfile } from '../../scripts/supply-chain/lockfile.ts';
import { listImportedPackages } from '../../scripts/supply-chain/runtime-packages.ts';

const packages = readLockfile();

describe('the packages', () => {
  test('come only from the lockfile: exact versions, one registry, each with its hash', () => {
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

  test('run no install script, except the allowed one', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});

test('an image keeps the packages that built files import, in any syntax', () => {
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

describe('the registry’s audit of the packages', () => {
  const report = (critical: number) =>
    JSON.stringify({
      vulnerabilities: { 'un-paquet': { severity: 'critical' } },
      metadata: { vulnerabilities: { info: 0, low: 0, moderate: 2, high: 0, critical, total: critical + 2 } },
    });

  test('gives a count and names', () => {
    expect(readAudit(report(1))).toEqual({
      critical: 1,
      sentence:
        'Failles connues dans ce qui tourne : 1 critical, 0 high, 2 moderate, 0 low\n  un-paquet (critical)',
    });
  });

  test.each(['', '{"statusCode":405,"message":"405 Method Not Allowed"}', '<html>'])(
    'counts as unknown without a response: « %s »',
    (answer) => expect(readAudit(answer)).toBeUndefined(),
  );
});
