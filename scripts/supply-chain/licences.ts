import type { LockedPackage } from './lockfile.ts';

/** What may go into a program under GPL-3.0-or-later and be given on with it. */
const RUNTIME_LICENCES: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Unlicense',
  'CC0-1.0',
  // Typefaces: used, not linked.
  'OFL-1.1',
];
/** What may also serve to build and test, or is data that is credited. */
const TOOL_LICENCES: readonly string[] = [...RUNTIME_LICENCES, 'Python-2.0', 'CC-BY-4.0'];

/**
 * Whether a licence lets a package be used.
 * @param expression SPDX: names joined by AND or by OR
 */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  return bare.split(' AND ').every((name) => allowed.includes(name.trim()));
}

/** Packages whose licence is unknown or not on the list, in words. */
export function listRefusedLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ dev, licence }) => !isAllowed(licence ?? '', dev ? TOOL_LICENCES : RUNTIME_LICENCES))
    .map(
      ({ name, version, licence, dev }) =>
        `${name}@${version} (${dev ? 'tool' : 'runtime'}): ${licence ?? 'no licence said'}`,
    );
}
