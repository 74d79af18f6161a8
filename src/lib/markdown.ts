/** Elements of a rendered text; everything else is omitted, or shown as text. */
const TAGS: ReadonlySet<string> = new Set([
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'del',
  'code',
  'a',
]);

export interface MarkdownElement {
  tag: string;
  id?: string;
  href?: string;
  scope?: string;
  /** Name of the column, on a cell: on phones a row becomes a card. */
  label?: string;
  children: MarkdownNode[];
}
export type MarkdownNode = string | MarkdownElement;

export function isShownTag(tag: string): boolean {
  return TAGS.has(tag);
}

/** Whether it is a web address, a path of this site, or an anchor in the page. */
export function isSafeLink(href: string): boolean {
  return /^(https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]\S*)?|\/(?![/\\])\S*|#\S*)$/iu.test(href);
}

export function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** Adds row headers, and the name of its column to every other cell. */
export function labelTable(table: MarkdownElement): MarkdownElement {
  const [columns = [], ...rows] = withTag(table, 'tr').map((row) => elementsOf(row));
  for (const cell of columns) cell.scope = 'col';
  for (const row of rows)
    for (const [place, cell] of row.entries())
      if (place === 0) Object.assign(cell, { tag: 'th', scope: 'row' });
      else cell.label = textOf(columns[place]?.children ?? []);
  return table;
}

function elementsOf({ children }: MarkdownElement): MarkdownElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function withTag(element: MarkdownElement, tag: string): MarkdownElement[] {
  return elementsOf(element).flatMap((child) => (child.tag === tag ? [child] : withTag(child, tag)));
}
