import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseScore } from '../../scripts/supply-chain/cvss.ts';
import { readLockfile } from '../../scripts/supply-chain/lockfile.ts';
import { auditByOsv, readOsv } from '../../scripts/supply-chain/osv.ts';

/** As the export of the ecosystem npm has it, shortened: the fields that nobody reads stand in some of them. */
const FLAW = {
  schema_version: '1.7.4',
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: '2026-05-01T00:00:00Z',
  aliases: ['CVE-2026-1000'],
  summary: 'Code is run',
  severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
  affected: [
    {
      package: { name: 'un-paquet', ecosystem: 'npm', purl: 'pkg:npm/un-paquet' },
      ranges: [
        { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.4.2' }] },
        { type: 'SEMVER', events: [{ introduced: '2.0.0' }, { fixed: '2.1.0' }] },
      ],
    },
  ],
  references: [{ type: 'WEB', url: 'https://exemple.fr/avis' }],
};
const lastAffected = [{ type: 'SEMVER', events: [{ introduced: '1.0.0' }, { last_affected: '1.5.0' }] }];

/** What the record, changed, knows against a version of the package. */
function audit(version: string, change: object = {}, name = 'un-paquet') {
  const [some] = readLockfile();
  if (!some) throw new Error('the lockfile is empty');
  const file = join(mkdtempSync(join(tmpdir(), 'lueur-osv-')), 'GHSA.json');
  writeFileSync(file, JSON.stringify([{ ...FLAW, ...change }]));
  return auditByOsv(readOsv(file), [{ ...some, name, version }]);
}
const affecting = (of: object) => ({ affected: [{ ...FLAW.affected[0], ...of }] });
const lines = (...given: Parameters<typeof audit>) =>
  audit(...given)
    .sentence.split('\n')
    .slice(1);

describe('a record of OSV', () => {
  test('names the version that it affects, how badly, and the first one that is mended', () => {
    expect(audit('1.4.1')).toEqual({
      critical: 1,
      sentence:
        'Failles connues dans ce qui tourne : 1 critical, 0 high, 0 moderate, 0 low\n  un-paquet@1.4.1 GHSA-aaaa-bbbb-cccc (critical), corrigée en 1.4.2 Code is run',
    });
  });

  test.each([
    ['0.0.1', {}, true],
    ['1.4.2-rc.1', {}, true],
    ['1.4.2', {}, false],
    ['1.10.0', {}, false],
    ['2.0.0', {}, true],
    ['2.1.0', {}, false],
    ['1.5.0', affecting({ ranges: lastAffected }), true],
    ['1.5.1', affecting({ ranges: lastAffected }), false],
    ['3.0.0', affecting({ ranges: [], versions: ['3.0.0'] }), true],
    ['1.0.0', { withdrawn: '2026-06-01T00:00:00Z' }, false],
    ['1.0.0', affecting({ package: { name: 'un-paquet', ecosystem: 'PyPI' } }), false],
    ['1.0.0', affecting({ ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }), false],
  ])('hits %s with %o: %s', (version, change, isHit) => {
    expect(lines(version, change)).toHaveLength(isHit ? 1 : 0);
  });

  test('of another package says nothing of ours', () => {
    expect(lines('1.0.0', {}, 'un-paquet-voisin')).toEqual([]);
  });

  test.each([
    ['by CVSS', {}, 'critical'],
    [
      'by a lighter vector',
      { severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:N/A:N' }] },
      'low',
    ],
    ['by the word of its database first', { database_specific: { severity: 'MODERATE' } }, 'moderate'],
    ['as critical when the package is malicious', { id: 'MAL-2026-1', severity: [] }, 'critical'],
    ['as high when nobody graded it', { severity: [{ type: 'CVSS_V4', score: 'CVSS:4.0/AV:N' }] }, 'high'],
  ])('is graded %s', (_, change, level) => {
    expect(lines('1.0.0', change)[0]).toContain(`(${level})`);
  });

  test('may be one of a folder; what is none is refused', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lueur-osv-'));
    expect(() => readOsv(folder)).toThrow('Aucun fichier');
    writeFileSync(join(folder, 'GHSA-1.json'), JSON.stringify(FLAW));
    writeFileSync(join(folder, 'GHSA-2.json'), JSON.stringify({ ...FLAW, id: 'GHSA-2' }));
    expect(readOsv(folder).map(({ id }) => id)).toEqual([FLAW.id, 'GHSA-2']);
    writeFileSync(join(folder, 'autre.json'), '{"statusCode":405}');
    expect(() => readOsv(folder)).toThrow();
  });
});

/** Scores of first.org, by its examples and calculator. */
test.each([
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
  ['CVSS:3.0/AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N', 6.4],
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10],
  ['CVSS:3.1/AV:L/AC:H/PR:H/UI:N/S:U/C:N/I:N/A:N', 0],
  ['CVSS:3.1/AV:N/AC:L', undefined],
  ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', undefined],
])('the base score of %s is %s', (vector, score) => expect(baseScore(vector)).toBe(score));
