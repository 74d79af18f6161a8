import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { LIMITS, type Limit } from '#platform/rate-limit.ts';
import { SECURITY_EVENTS } from '#platform/security-events/events.ts';
import * as schema from '#server/schema.ts';
import { table } from './markdown-table.ts';
import { writeRecord } from './write-record.ts';

/** Parts of documents that are written from the code, by file and name of the part: they cannot drift. */
export const GENERATED: readonly { file: string; part: string; write: () => string }[] = [
  { file: 'docs/limits.md', part: 'limits', write: writeLimits },
  { file: 'docs/logging.md', part: 'events', write: writeEvents },
  { file: 'docs/cryptography.md', part: 'uses', write: () => writeUses(CRYPTOGRAPHY) },
  { file: 'docs/dependencies.md', part: 'dangerous', write: () => writeUses(DANGEROUS) },
  { file: 'docs/legal/registre-des-traitements.md', part: 'traitements', write: writeRecord },
];

const begin = (part: string) => `<!-- ${part}: written from the code (WRITE_DOCUMENTS=1) -->`;
const END = '<!-- end -->';

/** What a document says between the marks of a part. @throws Error when it has no such part */
export function readPart(file: string, part: string): string {
  const [, after] = readFileSync(file, 'utf8').split(begin(part));
  if (after === undefined) throw new Error(`${file} has no part « ${part} »`);
  return (after.split(END)[0] ?? '').trim();
}

export function replacePart(file: string, part: string, text: string): void {
  const whole = readFileSync(file, 'utf8');
  const [before = '', after = ''] = whole.split(begin(part));
  const rest = after.slice(after.indexOf(END));
  writeFileSync(file, `${before}${begin(part)}\n\n${text}\n\n${rest}`);
}

function writeLimits(): string {
  const rows = Object.values(LIMITS).map(({ name, max, windowSeconds }: Limit) => [
    name,
    String(max),
    windowWords(windowSeconds),
  ]);
  return table(['Limit', 'At most', 'In'], rows);
}

function writeEvents(): string {
  return table(['Event', 'Level'], Object.entries(SECURITY_EVENTS));
}

function windowWords(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`;
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
}

const IN_BROWSERS = /^src\/(app|browser|site|ui)\/|\/web\//;

interface Search {
  what: string;
  pattern: RegExp;
  /** Of the server alone. */
  server?: true;
}

const CRYPTOGRAPHY: readonly Search[] = [
  { what: 'hash', pattern: /\bcreateHash\(/ },
  { what: 'keyed hash (HMAC)', pattern: /\bcreateHmac\(/ },
  { what: 'derived key', pattern: /\b(hkdf|hkdfSync|scrypt|scryptSync|pbkdf2)\(/ },
  { what: 'password hash', pattern: /from '@node-rs\/argon2'/ },
  { what: 'encryption', pattern: /\b(createCipheriv|createDecipheriv)\(|(?:from |import\()'age-encryption'/ },
  { what: 'elliptic curve', pattern: /\b(createECDH|generateKeyPair\w*|createSign|createVerify)\(/ },
  { what: 'random bytes', pattern: /\b(randomBytes|randomInt)\(|getRandomValues\(/ },
  { what: 'random id', pattern: /\brandomUUID\(/ },
  { what: 'constant-time comparison', pattern: /\btimingSafeEqual\(/ },
  { what: 'push messages', pattern: /from 'web-push'/ },
  { what: 'accounts and sessions', pattern: /from 'better-auth/ },
];

const DANGEROUS: readonly Search[] = [
  { what: 'starts another program', pattern: /from 'node:child_process'/ },
  { what: 'starts a thread', pattern: /from 'node:worker_threads'/ },
  { what: 'runs text as code', pattern: /\beval\(|new Function\(|from 'node:vm'/ },
  { what: 'SQL put together from text', pattern: /\bsql\.raw\(/ },
  {
    what: 'HTML put together from text',
    pattern: /set:html=|dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/,
  },
  { what: 'takes pictures of strangers apart', pattern: /from 'sharp'/ },
  { what: 'packs an archive', pattern: /from '(fflate|tar-stream)'/ },
  {
    what: 'asks another machine',
    server: true,
    pattern: /\bfetch\((?!\.\.\.|path|input|request\))|from 'nodemailer'|from '@aws-sdk/,
  },
];

/** Every file of the product in which one of these stands: whatever is added shows up by itself. */
function writeUses(searches: readonly Search[]): string {
  const files = listSources('src');
  const rows = searches.map(({ what, pattern, server }) => {
    const found = files
      .filter(({ file, text }) => pattern.test(text) && !(server && IN_BROWSERS.test(file)))
      .map(({ file }) => `\`${file.replace('src/', '')}\``);
    return [what, found.join(', ') || 'nowhere'];
  });
  return table(['What', 'Where, below `src/`'], rows);
}

let sources: { file: string; text: string }[] | undefined;

export function listSources(root: string): { file: string; text: string }[] {
  sources ??= readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.|^testing\/|^server\/demo\//.test(file))
    .sort()
    .map((file) => ({ file: join(root, file), text: readFileSync(join(root, file), 'utf8') }));
  return sources;
}

/** Names of all tables of the application. */
export function listTables(): string[] {
  return Object.values(schema).flatMap((one) => (isTable(one) ? [getTableName(one)] : []));
}
