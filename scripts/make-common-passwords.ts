import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '#features/accounts/rules.ts';

const KEPT = 3000;
/** First choices of French keyboards and tempers, which international lists rank too low. */
const FRENCH = [
  'azerty',
  'azertyuiop',
  'azerty123',
  'azerty1',
  'motdepasse',
  'motdepasse1',
  'soleil',
  'doudou',
  'loulou',
  'bonjour',
  'marseille',
  'chouchou',
  'coucou',
  'jetaime',
  'monamour',
  'amour',
  'nicolas',
  'camille',
  'choupette',
  'princesse',
  'chocolat',
  'papillon',
  'famille',
  'bisous',
  'moncoeur',
  'vacances',
  'liberte',
  'lueur123',
  'qsdfgh',
  'wxcvbn',
];

/** Writes `content/common-passwords.txt` (D2): the passwords that a guesser tries first, one a line. */
const common = [...FRENCH, ...dictionary['passwords-common']].filter(
  (word) => word.length >= PASSWORD_MIN_LENGTH,
);
const kept = [...new Set(common)].slice(0, KEPT);
writeFileSync('content/common-passwords.txt', `${kept.join('\n')}\n`);
process.stdout.write(`${kept.length} passwords\n`);
