import { readFileSync } from 'node:fs';
import semver from 'semver';
import { z } from 'zod';
import { askNpm, parseJson } from '../supply-chain/ask-npm.ts';

export type Raise = { name: string; from: string; to: string };

const MANIFEST = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const ONE = z.object({ latest: z.string() });
const OUTDATED = z.record(z.string(), z.union([ONE, z.array(ONE).transform(([first]) => first)]));
const VERSIONS = z.array(z.string());

/**
 * Lists the direct dependencies with a newer patch or minor version, and the newest one; below 1.0.0 a minor may break,
 * so only patches count. Majors are left to a person.
 * @throws when no registry responds
 */
export async function listRaises(): Promise<Raise[]> {
  const { dependencies, devDependencies } = MANIFEST.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const answer = OUTDATED.safeParse(parseJson(await askNpm('outdated')));
  if (!answer.success) throw new Error('Aucun registre ne répond à npm outdated.');
  const raises: Raise[] = [];
  for (const [name, from] of Object.entries({ ...dependencies, ...devDependencies })) {
    const latest = answer.data[name]?.latest;
    if (latest === undefined) continue;
    const versions = isWithinReach(from, latest) ? [latest] : await listVersions(name);
    const to = findTarget(from, versions);
    if (to) raises.push({ name, from, to });
  }
  return raises;
}

async function listVersions(name: string): Promise<string[]> {
  return VERSIONS.safeParse(parseJson(await askNpm('view', name, 'versions'))).data ?? [];
}

const isWithinReach = (from: string, to: string) => semver.satisfies(to, `^${from}`);

/** Returns the newest compatible version; undefined when that is the current one. */
export function findTarget(from: string, versions: readonly string[]): string | undefined {
  const newest = semver.maxSatisfying([...versions], `^${from}`);
  return newest !== null && semver.gt(newest, from) ? newest : undefined;
}
