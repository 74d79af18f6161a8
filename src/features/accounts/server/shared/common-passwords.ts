import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 3,000 that a guesser tries first (D2), whatever its capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readFile(join('content', 'common-passwords.txt'), 'utf8').then(
    (text) => new Set(text.split('\n')),
  );
  return (await known).has(password.toLowerCase());
}
