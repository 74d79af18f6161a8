import type { ArticleFormat, BlogTopic } from './article-topics.ts';
import type { DrawnSlots } from './public-people.ts';

/** A public article. */
export interface PublicArticle {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  text: string;
  topic: BlogTopic;
  format: ArticleFormat;
  /** Name of its illustration, `content/blog/<scene>.svg`. */
  scene: string;
  /** Empty when the team signs the article. */
  author: string;
  /** ISO dates. */
  date: string;
  updated: string;
}

/** Parts of the built pages that are rendered from the stored articles. */
export interface DrawnBlog {
  lists: DrawnSlots;
  pages: readonly { slug: string; slots: DrawnSlots }[];
}

/** @param articles in page order */
export type DrawBlog = (articles: readonly PublicArticle[]) => DrawnBlog;

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}
