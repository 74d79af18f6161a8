import { randomInt } from 'node:crypto';
import { BACKUP_CODES } from '../../rules.ts';

/** Without characters that look alike on paper: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes such as « k7qm3-2x9dr », 49 bits each. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => `${half()}-${half()}`);
}
