import { ARTICLES_OF_2025 } from './blog/articles-of-2025-content.ts';
import { ARTICLES_OF_2026 } from './blog/articles-of-2026-content.ts';
import type { BlogArticle } from './blog/blog-article.ts';

/** The twenty articles of « Blog conseils » (spec 2 §2), the newest first; their texts are in `content/blog`. */
export const BLOG_ARTICLES: readonly BlogArticle[] = [...ARTICLES_OF_2026, ...ARTICLES_OF_2025];

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}

/** The article to read after this one: the next in the list, and the first after the last. */
export function articleAfter(slug: string): BlogArticle | undefined {
  const place = BLOG_ARTICLES.findIndex((article) => article.slug === slug);
  return BLOG_ARTICLES[(place + 1) % BLOG_ARTICLES.length];
}
