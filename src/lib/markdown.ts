/** A run of text inside a block. */
export type Inline = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'note'; text: Inline[] }
  | { kind: 'subheading'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export type Section = { id: string; title: string; blocks: Block[] };
export type Article = { title: string; lead: Block[]; sections: Section[] };

const SECTION = /^## (.+) \{#([a-z0-9-]+)\}$/;
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Reads the small Markdown that our own articles are written in: `# title`, `## section {#anchor}`, `### subheading`,
 * paragraphs, `>` notes, `-` lists, tables, `**strong**` and `[text](address)`.
 * @throws Error naming the line that it does not understand, so that nothing is shown as raw signs
 */
export function parseArticle(source: string): Article {
  const [first = '', ...chunks] = source.trim().split(/\n{2,}/);
  if (!first.startsWith('# ')) throw new Error('An article begins with its title: # …');
  const article: Article = { title: first.slice(2), lead: [], sections: [] };
  for (const chunk of chunks) {
    const section = SECTION.exec(chunk);
    if (section) article.sections.push({ id: section[2] ?? '', title: section[1] ?? '', blocks: [] });
    else (article.sections.at(-1)?.blocks ?? article.lead).push(parseBlock(chunk));
  }
  return article;
}

function parseBlock(chunk: string): Block {
  const lines = chunk.split('\n');
  if (chunk.startsWith('### ') && lines.length === 1) {
    return { kind: 'subheading', text: parseInline(chunk.slice(4)) };
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'note', text: parseInline(lines.map((line) => line.slice(2)).join(' ')) };
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => parseInline(line.slice(2))) };
  }
  if (lines.every((line) => /^\|.+\|$/.test(line))) return parseTable(lines);
  if (lines.some((line) => /^(#|\||>|`|- |\* )/.test(line))) throw new Error(`Not understood: ${lines[0]}`);
  return { kind: 'paragraph', text: parseInline(lines.join(' ')) };
}

function parseTable([head = '', , ...rows]: string[]): Block {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => parseInline(cell.trim()));
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (plain: string) => {
    if (/[*[\]`]/.test(plain)) throw new Error(`Not understood: ${text}`);
    if (plain) parts.push({ kind: 'text', text: plain });
  };
  for (const match of text.matchAll(INLINE)) {
    const [all, strong, label, to] = match;
    addText(text.slice(end, match.index));
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: label ?? '', to: to ?? '' });
    end = match.index + all.length;
  }
  addText(text.slice(end));
  return parts;
}
