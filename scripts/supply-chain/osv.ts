import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { type Audit, auditOf, type Level } from './audit.ts';
import { baseScore, levelOf } from './cvss.ts';
import type { LockedPackage } from './lockfile.ts';

const EVENT = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
const AFFECTED = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.object({ type: z.string(), events: z.array(EVENT) })).default([]),
  versions: z.array(z.string()).default([]),
});
/** A record of the OSV schema (ossf.github.io/osv-schema): the fields about affected versions and severity. */
const RECORD = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  affected: z.array(AFFECTED).default([]),
  severity: z.array(z.object({ type: z.string(), score: z.string() })).default([]),
  database_specific: z.object({ severity: z.string().optional() }).nullish(),
});
export type OsvRecord = z.infer<typeof RECORD>;
type Affected = z.infer<typeof AFFECTED>;
type Event = z.infer<typeof EVENT>;

/**
 * @param place a JSON file with one record or an array of them; or a folder of such files, as the export of the
 *   ecosystem npm unpacks to
 * @throws when it cannot be read, or holds something else
 */
export function readOsv(place: string): OsvRecord[] {
  if (!statSync(place).isDirectory())
    return z.array(RECORD).parse([JSON.parse(readFileSync(place, 'utf8'))].flat());
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`Aucun fichier .json dans ${place}`);
  return files.flatMap((name) => readOsv(join(place, name)));
}

/** Matches records against packages. */
export function auditByOsv(records: readonly OsvRecord[], packages: readonly LockedPackage[]): Audit {
  const versionsOf = Map.groupBy(packages, ({ name }) => name);
  const counts: Partial<Record<Level, number>> = {};
  const lines = new Set<string>();
  for (const record of records.filter(({ withdrawn }) => !withdrawn))
    for (const affected of record.affected.filter((one) => one.package?.ecosystem === 'npm'))
      for (const { name, version } of versionsOf.get(affected.package?.name ?? '') ?? []) {
        if (!isAffected(version, affected)) continue;
        const level = severityOf(record);
        const fixed = findFix(version, affected);
        const line = `${name}@${version} ${record.id} (${level})${fixed ? `, corrigée en ${fixed}` : ''} ${record.summary}`;
        if (!lines.has(line)) counts[level] = (counts[level] ?? 0) + 1;
        lines.add(line);
      }
  return auditOf(counts, [...lines]);
}

function isAffected(version: string, { ranges, versions }: Affected): boolean {
  return (
    versions.includes(version) ||
    ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
  );
}

/** Whether a version is in a range: the last event up to it decides. « 0 » comes before every version. */
function isWithin(version: string, events: readonly Event[]): boolean {
  const turns = events.flatMap(({ introduced, fixed, last_affected: last }) => [
    ...turnAt(introduced === '0' ? '0.0.0-0' : introduced, { affects: true }),
    ...turnAt(fixed, { affects: false }),
    ...turnAt(last, { affects: false, fromTheNext: true }),
  ]);
  const passed = turns.filter(({ at, fromTheNext }) =>
    fromTheNext ? semver.gt(version, at) : semver.gte(version, at),
  );
  return passed.toSorted((one, other) => semver.compare(one.at, other.at)).at(-1)?.affects ?? false;
}

function turnAt(version: string | undefined, turn: { affects: boolean; fromTheNext?: boolean }) {
  const at = semver.valid(version);
  return at === null ? [] : [{ at, ...turn }];
}

function findFix(version: string, { ranges }: Affected): string | undefined {
  const fixes = ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => semver.valid(fixed) ?? []));
  return semver.sort(fixes).find((fix) => semver.gt(fix, version));
}

const WORDS: Record<string, Level> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MODERATE: 'moderate',
  MEDIUM: 'moderate',
  LOW: 'low',
};

/** By the word of the database, otherwise by CVSS 3. Malicious packages are critical; ungraded flaws are high. */
function severityOf({ id, severity, database_specific: of }: OsvRecord): Level {
  if (id.startsWith('MAL-')) return 'critical';
  const worded = WORDS[of?.severity?.toUpperCase() ?? ''];
  if (worded) return worded;
  const scores = severity.flatMap(({ score }) => baseScore(score) ?? []);
  return scores.length > 0 ? levelOf(Math.max(...scores)) : 'high';
}
