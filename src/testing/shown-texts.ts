import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export type ShownText = { place: string; text: string };
type Kind = 'ts' | 'tsx' | 'astro' | 'md';

/** Attributes that readers never see. */
const UNREAD = ['className', 'class', 'id', 'to', 'href', 'd', 'name'];
/** Strings that are no text: imports, types, SQL. */
const NO_TEXT = ['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType', 'TaggedTemplateExpression'];

/** Returns every text of a source file, in any language: any of them might be displayed. */
export function shownTextsOf(file: string): ShownText[] {
  const kind = file.split('.').at(-1);
  if (kind !== 'ts' && kind !== 'tsx' && kind !== 'astro' && kind !== 'md')
    throw new RangeError(`${file} is no source that is known`);
  return shownTexts(readFileSync(file, 'utf8'), kind, file);
}

/** The same for a given source. */
export function shownTexts(source: string, kind: Kind, file = `source.${kind}`): ShownText[] {
  switch (kind) {
    case 'md':
      return linesOf(source, file);
    case 'astro':
      return textsOfAstro(source, file);
    default:
      return textsOfCode(source, kind, file, 0);
  }
}

/** Markdown with its front matter; without keys, URLs and anchors. */
function linesOf(source: string, file: string): ShownText[] {
  return source.split('\n').map((line, at) => ({
    place: `${file}:${at + 1}`,
    text: line.replace(/^[a-z]+: ['"]?/, '').replace(/\]\([^)]*\)|\{[^}]*\}/g, ']'),
  }));
}

/** Front matter code, then the part that JSX can parse, without scripts, styles and doctype. */
function textsOfAstro(source: string, file: string): ShownText[] {
  const [, code = '', page = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const above = code.split('\n').length + 1;
  const blank = (part: string) => part.replace(/[^\n]/g, '');
  const shown = page.replace(
    /<!doctype html>|<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    blank,
  );
  return [...textsOfCode(code, 'ts', file, 1), ...textsOfCode(`<>${shown}</>`, 'tsx', file, above)];
}

function textsOfCode(source: string, lang: 'ts' | 'tsx', file: string, above: number): ShownText[] {
  const found: ShownText[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isNode(node) || isUnread(node)) return;
    const text = textOf(node);
    if (text === undefined) Object.values(node).forEach(walk);
    else if (text.trim() !== '')
      found.push({ place: `${file}:${above + source.slice(0, node.start).split('\n').length}`, text });
  };
  walk(parseAst(source, { lang }));
  return found;
}

type Node = { type: string; start: number; [key: string]: unknown };

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && 'start' in node;
}

function isUnread(node: Node): boolean {
  if (NO_TEXT.includes(node.type)) return true;
  return node.type === 'JSXAttribute' && isNode(node.name) && UNREAD.includes(String(node.name.name));
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement' && typeof node.value === 'object' && node.value !== null)
    return 'cooked' in node.value ? String(node.value.cooked) : undefined;
  if (typeof node.value !== 'string') return undefined;
  if (node.type === 'JSXText') return asShown(node.value);
  return node.type === 'Literal' ? node.value : undefined;
}

/** As JSX renders it: a line break with its indentation is one space, none at either end. */
function asShown(text: string): string {
  return text.replace(/^\s*\n\s*|[ \t]*\n\s*$/g, '').replace(/[ \t]*\n[ \t]*/g, ' ');
}
