import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

export type Pattern = { place: string; pattern: RegExp };
type Node = { type: string; start: number; [key: string]: unknown };

/** Product code, without tests and test helpers. */
const CODE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
  .map((file) => join('src', file));

const nodes = CODE.map((file) => ({ file, ...nodesOf(file) }));

/** Every literal pattern in the code. */
export const PATTERNS: Pattern[] = nodes.flatMap(({ file, source, found }) =>
  found.flatMap((node) => {
    const { regex } = node;
    if (node.type !== 'Literal' || !isWritten(regex)) return [];
    const place = `${file}:${source.slice(0, node.start).split('\n').length}`;
    return [{ place, pattern: new RegExp(regex.pattern, regex.flags) }];
  }),
);

/** Files that build patterns from strings. */
export const FILES_THAT_BUILD_PATTERNS: string[] = nodes
  .filter(({ found }) => found.some(isBuilt))
  .map(({ file }) => file);

function nodesOf(file: string): { source: string; found: Node[] } {
  const source = readFileSync(file, 'utf8');
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    found.push(value);
    Object.values(value).forEach(walk);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { source, found };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isWritten(regex: unknown): regex is { pattern: string; flags: string } {
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex;
}

function isBuilt({ type, callee }: Node): boolean {
  return (
    (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp'
  );
}
