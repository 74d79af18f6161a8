import { type HastNode, markdownToHast } from 'satteri';
import { foldText } from './fold-text.ts';
import { isSafeLink, isShownTag, labelTable, type MarkdownNode, textOf } from './markdown.ts';

const FEATURES = {
  gfm: { footnotes: false },
  headingAttributes: true,
  smartPunctuation: false,
  frontmatter: false,
};

export interface ReadMarkdown {
  nodes: MarkdownNode[];
  /** Its second-level headings. */
  parts: { id: string; text: string }[];
  /** Links that lead neither to the web nor to a page of the site: only their text is shown. */
  refused: string[];
  /** Whether elements are nested deeper than any text needs; the deepest are omitted. */
  tooDeep: boolean;
}

/** A list in a list in a quote takes six levels. */
const DEEPEST = 30;

const MOST_UNDERSCORES = 50;

/** The parser's time grows with the square of the underscores within one word; no link has so many. */
function tamed(text: string): string {
  return text.replace(/\S+/g, (word) =>
    word.split('_').length > MOST_UNDERSCORES && /[^_]/.test(word) ? word.replaceAll('_', '\\_') : word,
  );
}

/**
 * Parses Markdown into the elements that the site renders. HTML stays text, as typed; pictures become their
 * description.
 */
export function readMarkdown(text: string): ReadMarkdown {
  const parts: ReadMarkdown['parts'] = [];
  const refused: string[] = [];
  let tooDeep = false;
  const read = (node: Readonly<HastNode>, depth: number): MarkdownNode[] => {
    if (node.type === 'text' || node.type === 'raw') return [node.value];
    if (!('children' in node)) return [];
    if (depth > DEEPEST) {
      tooDeep = true;
      return [];
    }
    const inner = node.children.flatMap((child) => read(child, depth + 1));
    if (node.type !== 'element') return inner;
    const { id, href, alt } = node.properties;
    const tag = node.tagName === 'h1' ? 'h2' : node.tagName;
    // React accepts no line breaks between the parts of a table.
    const children = /^(?:table|thead|tbody|tr)$/.test(tag) ? inner.filter((child) => child !== '\n') : inner;
    if (tag === 'img') return [String(alt ?? '')];
    if (!isShownTag(tag)) return children;
    if (tag === 'table') return [labelTable({ tag, children })];
    if (tag === 'a' && !isSafeLink(String(href))) {
      // Mail addresses become links automatically.
      if (!String(href).startsWith('mailto:')) refused.push(String(href));
      return children;
    }
    if (tag === 'a') return [{ tag, href: String(href), children }];
    if (tag !== 'h2') return [{ tag, children }];
    const part = { id: freeId(id, textOf(children)), text: textOf(children) };
    parts.push(part);
    return [{ tag, id: part.id, children }];
  };
  const freeId = (typed: unknown, heading: string) => {
    const id = typeof typed === 'string' && typed !== '' ? typed : foldText(heading).replaceAll(' ', '-');
    return id !== '' && parts.every((part) => part.id !== id) ? id : `partie-${parts.length + 1}`;
  };
  const nodes = read(markdownToHast(tamed(text), { features: FEATURES }), 0);
  return { nodes, parts, refused, tooDeep };
}
