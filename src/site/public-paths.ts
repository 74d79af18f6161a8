import { prerenderedPaths } from '#lib/paths.ts';
import { BLOG_ARTICLES, blogPath } from './blog-content.ts';

/** Every static page: those of `paths.ts`, and an address for each article of the blog. */
export function publicPaths(): string[] {
  return [...prerenderedPaths, ...BLOG_ARTICLES.map(({ slug }) => blogPath(slug))];
}
