import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRODUCT_VERSION } from '#lib/product.ts';
import { type LockedPackage, readLockfile } from '../../scripts/supply-chain/lockfile.ts';
import { addToChangelog, describeChanges } from '../../scripts/update/describe-changes.ts';
import { findCulprits } from '../../scripts/update/find-culprits.ts';
import { findTarget } from '../../scripts/update/list-raises.ts';

test('package.json, the code and the changelog agree on the version', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(PRODUCT_VERSION);
  const sections = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(.+?)\]/gm)].map(
    ([, name]) => name,
  );
  expect(sections[0]).toBe('Unreleased');
  expect([undefined, PRODUCT_VERSION]).toContain(sections[1]);
});

describe('an update', () => {
  test.each([
    ['1.2.3', ['1.2.3', '1.2.4', '1.10.0', '2.0.0', '1.11.0-beta.1'], '1.10.0'],
    ['0.45.4', ['0.45.4', '0.45.5', '0.46.0'], '0.45.5'],
    ['17.0.2', ['16.9.0', '17.0.2', '19.0.0'], undefined],
  ])('raises %s, with %s available, to %s', (from, versions, to) =>
    expect(findTarget(from, versions)).toBe(to),
  );

  test.each([
    [['c'], ['c']],
    [['a'], ['a']],
    [['e'], ['e']],
    [
      ['b', 'e'],
      ['a', 'b', 'c', 'd', 'e'],
    ],
  ])('failing with %s is bisected to %s', async (bad, named) => {
    const tried: string[] = [];
    const holds = async (some: readonly string[]) => {
      tried.push(some.join(''));
      return !bad.every((one) => some.includes(one));
    };
    expect(await findCulprits(['a', 'b', 'c', 'd', 'e'], holds)).toEqual(named);
    expect(tried.length).toBeLessThanOrEqual(6);
  });

  test('lists versions and changed licences in the changelog', () => {
    const [some] = readLockfile();
    if (!some) throw new Error('the lockfile is empty');
    const locked = (name: string, version: string, license: string): LockedPackage => ({
      ...some,
      name,
      version,
      license,
    });
    const before = [locked('zod', '4.0.0', 'MIT'), locked('petit', '1.0.0', 'MIT')];
    const after = [
      locked('zod', '4.1.0', 'MIT'),
      locked('petit', '1.1.0', 'ISC'),
      locked('neuf', '1.0.0', '0BSD'),
    ];
    const lines = describeChanges([{ name: 'zod', from: '4.0.0', to: '4.1.0' }], before, after);
    expect(lines).toEqual([
      '- `zod` 4.0.0 → 4.1.0 (MIT)',
      '- with them 2 other packages; licences: `petit` MIT → ISC; `neuf` new, 0BSD',
    ]);
    const once = addToChangelog(
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- x\n\n## [0.1.0] - 2026-11-01\n\n- y\n',
      '2026-12-01',
      lines,
    );
    expect(once).toBe(
      `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- x\n\n### Dependencies\n\nOn 2026-12-01:\n\n${lines.join('\n')}\n\n## [0.1.0] - 2026-11-01\n\n- y\n`,
    );
    expect(addToChangelog(once, '2027-01-01', ['- z'])).toContain(
      '### Dependencies\n\nOn 2027-01-01:\n\n- z\n\nOn 2026-12-01:',
    );
    expect(() => addToChangelog('# Changelog\n\n## [0.1.0] - 2026-11-01\n', '2026-12-01', lines)).toThrow(
      'Unreleased',
    );
  });
});
