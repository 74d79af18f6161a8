import { readdirSync } from 'node:fs';
import { PUBLIC_PATHS } from '#lib/paths.ts';

/** Slugs of the blog articles. */
export const BLOG_SLUGS: readonly string[] = readdirSync('content/blog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));

/** Every static page. */
export const PUBLIC_PAGES: readonly string[] = [
  ...PUBLIC_PATHS,
  ...BLOG_SLUGS.map((slug) => `/blog/${slug}`),
];
