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
 * The direct dependencies that have a newer patch or minor version, with the newest of them; below 1.0.0 a minor may
 * break, so there it is a patch. Majors are left to a person.
 * @throws when no registry answers
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

/** The newest version that promises to break nothing; none when that is the present one. */
export function findTarget(from: string, versions: readonly string[]): string | undefined {
  const newest = semver.maxSatisfying([...versions], `^${from}`);
  return newest !== null && semver.gt(newest, from) ? newest : undefined;
}
