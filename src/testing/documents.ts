import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { ENV_NAMES } from '#platform/env.ts';
import * as schema from '#server/schema.ts';
import { table } from './markdown-table.ts';
import { writeRecord } from './write-record.ts';

/** Parts of documents that are generated from the code, by file and part. */
export const GENERATED: readonly { file: string; part: string; write: () => string }[] = [
  { file: 'docs/configuration.md', part: 'variables', write: writeConfiguration },
  { file: 'docs/legal/registre-des-traitements.md', part: 'traitements', write: writeRecord },
];

const begin = (part: string) => `<!-- ${part}: written from the code (WRITE_DOCUMENTS=1) -->`;
const END = '<!-- end -->';

/**
 * Returns the text of a document between the markers of a part.
 * @throws Error when it has no such part
 */
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

/**
 * Writes one row per configuration variable, from the docstring and the default in `env.ts`.
 * @throws Error without a docstring
 */
function writeConfiguration(): string {
  const source = readFileSync('src/platform/env.ts', 'utf8');
  const rows = ENV_NAMES.map((name) => {
    const [, docstring, definition = ''] =
      new RegExp(`/\\*\\* ([^\\n]+) \\*/\\n  ${name}: ([\\s\\S]*?)\\n  (?:/\\*\\*|[A-Z_0-9]+:|\\})`).exec(
        source,
      ) ?? [];
    if (docstring === undefined) throw new Error(`${name} has no docstring in env.ts`);
    const [, text, word] = /\.default\(\s*(?:'([^']*)'|(\w+))/.exec(definition) ?? [];
    const byDefault = { false: '0', true: '1' }[word ?? ''] ?? (text || word);
    return [`\`${name}\``, byDefault ? `\`${byDefault}\`` : '', docstring];
  });
  return table(['Variable', 'Default', 'Purpose'], rows);
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
