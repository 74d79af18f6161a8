import type { LockedPackage } from './lockfile.ts';

/** What may go into a program under GPL-3.0-or-later and be given on with it. */
const LICENCES: readonly string[] = [
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
  // A parser of arguments, for the build.
  'Python-2.0',
  // Data that is credited.
  'CC-BY-4.0',
];

/**
 * Whether a licence lets a package be used.
 * @param expression SPDX: names joined by AND or by OR
 */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part));
  return bare.split(' AND ').every((name) => LICENCES.includes(name.trim()));
}

/** Packages whose licence is unknown or not on the list, in words. */
export function listRefusedLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence ?? ''))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'no licence said'}`);
}
