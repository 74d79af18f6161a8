import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export type ShownText = { place: string; text: string };

/** As the database holds them (spec 1 §3); screens write them by `written`. */
const STORED = ["Je ne veux pas d'enfants", 'Ouvert(e)', 'A voir', 'Balades, voyages, weekends'];
const FRENCH =
  /[àâçéèêëîïôùûœÀÉÊ«»’]|\b(?:le|la|les|un|une|des|du|de|et|vous|votre|vos|nous|pas|est|pour|que|qui|sur|dans|avec)\b/i;
/** Attributes that no one reads. */
const UNREAD = ['className', 'class', 'id', 'to', 'href', 'd', 'name'];

/** The French texts of a file of the project: literals, templates and what stands between tags; SQL left out. */
export function frenchTextsOf(file: string): ShownText[] {
  const source = readFileSync(file, 'utf8');
  const found: ShownText[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isNode(node) || isUnread(node)) return;
    const text = textOf(node);
    if (text === undefined) Object.values(node).forEach(walk);
    else if (FRENCH.test(text) && /\s/.test(text) && !STORED.includes(text))
      found.push({ place: `${file}:${source.slice(0, node.start).split('\n').length}`, text });
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

type Node = { type: string; start: number; [key: string]: unknown };

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && 'start' in node;
}

function isUnread(node: Node): boolean {
  if (['ImportDeclaration', 'TSLiteralType', 'TaggedTemplateExpression'].includes(node.type)) return true;
  return node.type === 'JSXAttribute' && isNode(node.name) && UNREAD.includes(String(node.name.name));
}

function textOf(node: Node): string | undefined {
  if (
    node.type === 'TemplateElement' &&
    typeof node.value === 'object' &&
    node.value !== null &&
    'raw' in node.value
  )
    return String(node.value.raw);
  const holdsText = node.type === 'Literal' || node.type === 'JSXText';
  return holdsText && typeof node.value === 'string' ? node.value : undefined;
}
