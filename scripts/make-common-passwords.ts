import { writeFileSync } from 'node:fs';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { COMMON_PASSWORDS_FILE, hashOfPassword } from '#identity/accounts/server/shared/find-weakness.ts';

const KEPT = 100_000;
/** Common choices on French keyboards, which international lists rank too low. */
const FIRST = [
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

/**
 * Writes `content/common-passwords.bin` (D2): passwords of known breaches, then what attackers try next, French and
 * English names and words by frequency. Contains hashes only, so that the list cannot be read by chance.
 */
const words = [
  ...FIRST,
  ...common['passwords-common'],
  ...french['firstnames-fr'],
  ...french['lastnames-fr'],
  ...french['wikipedia-fr'],
  ...french['commonWords-fr'],
  ...english['firstnames-en'],
  ...english['commonWords-en'],
].filter((word) => Array.from(word).length >= PASSWORD_MIN_LENGTH);
const kept = [...new Set(words.map(hashOfPassword))].slice(0, KEPT).sort((a, b) => a - b);
const file = Buffer.alloc(kept.length * 4);
for (const [place, hash] of kept.entries()) file.writeUInt32BE(hash, place * 4);
writeFileSync(COMMON_PASSWORDS_FILE, file);
process.stdout.write(`${kept.length} passwords\n`);
