import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import type { Article, Block, Inline } from '#lib/markdown.ts';
import { BLOG_FEED_PATH } from '#site/blog/blog-feed-link.ts';
import { publicPaths } from '#site/public-paths.ts';

function inlinesOf(block: Block): Inline[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.text;
}

/** Addresses of the links of a text. */
export function linksOf({ lead, sections }: Article): string[] {
  const parts = [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap(inlinesOf);
  return parts.flatMap((part) => (part.kind === 'link' ? [part.to] : []));
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ index, path, children }) => [
    ...(index ? ['/'] : []),
    ...(path && !/[:*]/.test(path) ? [`/${path}`] : []),
    ...pathsOf(children ?? []),
  ]);
}

const known = new Set([...pathsOf(routes), ...publicPaths(), BLOG_FEED_PATH]);

/** Whether an internal address, whatever its query and anchor, leads to a page that exists. */
export function leadsSomewhere(address: string): boolean {
  return known.has(address.replace(/[?#].*$/, '') || '/');
}
