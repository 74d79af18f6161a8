/** Licences compatible with GPL-3.0-or-later (SPDX), in the notation of `license-checker`. */
export const LICENCES = [
  'MIT',
  // Detected in the text of a licence or a README where the package declares none.
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
  // Fonts: used, not linked.
  'OFL-1.1',
  // An argument parser, for the build.
  'Python-2.0',
  // Parts of secretlint.
  'Artistic-2.0',
  'WTFPL',
  // Attributed data.
  'CC-BY-3.0',
  'CC-BY-4.0',
] as const;
