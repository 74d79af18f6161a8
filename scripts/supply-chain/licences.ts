/** Licences that may go into a program under GPL-3.0-or-later (SPDX), as `license-checker` compares them. */
export const LICENCES = [
  'MIT',
  // Read from the text of a licence or a README where the package names none.
  'MIT*',
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
  // Parts of secretlint.
  'Artistic-2.0',
  'WTFPL',
  // Data that is credited.
  'CC-BY-3.0',
  'CC-BY-4.0',
] as const;
