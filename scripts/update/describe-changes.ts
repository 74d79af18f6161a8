import type { LockedPackage } from '../supply-chain/lockfile.ts';
import type { Raise } from './list-raises.ts';

/** Returns changelog lines for an update: one per direct dependency, and one for the others. */
export function describeChanges(
  raises: readonly Raise[],
  before: readonly LockedPackage[],
  after: readonly LockedPackage[],
): string[] {
  const licences = licencesOf(after);
  const former = licencesOf(before);
  const direct = raises.map(
    ({ name, from, to }) => `- \`${name}\` ${from} → ${to} (${licences.get(name) ?? '?'})`,
  );
  const known = new Set(before.map(idOf));
  const others = after.filter(
    (one) => !known.has(idOf(one)) && !raises.some(({ name }) => name === one.name),
  );
  const changed = [...licences]
    .filter(([name, licence]) => former.get(name) !== licence)
    .map(
      ([name, licence]) => `\`${name}\` ${former.has(name) ? `${former.get(name)} → ` : 'new, '}${licence}`,
    );
  return [
    ...direct,
    `- with them ${new Set(others.map(idOf)).size} other packages; licences: ${changed.join('; ') || 'unchanged'}`,
  ];
}

const idOf = ({ name, version }: LockedPackage) => `${name}@${version}`;

function licencesOf(packages: readonly LockedPackage[]): Map<string, string> {
  return new Map(packages.map(({ name, license }) => [name, license ?? '?']));
}

const HEADING = '### Dependencies\n';

/**
 * Adds lines under « Dependencies » of the unreleased section, latest update first.
 * @throws Error without such a section
 */
export function addToChangelog(changelog: string, day: string, lines: readonly string[]): string {
  const [, head, unreleased, rest] =
    /^([\s\S]*?\n## \[Unreleased\]\n)([\s\S]*?)((?:\n## [\s\S]*)?)$/.exec(changelog) ?? [];
  if (head === undefined || unreleased === undefined)
    throw new Error('CHANGELOG.md n’a pas de partie «\u202f[Unreleased]\u202f».');
  const text = unreleased.includes(HEADING) ? unreleased : `${unreleased.trimEnd()}\n\n${HEADING}`;
  const written = text.replace(HEADING, () => `${HEADING}\nOn ${day}:\n\n${lines.join('\n')}\n`);
  return `${head}${written}${rest}`;
}
