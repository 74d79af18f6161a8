import type { ArticleFormat, BlogTopic } from './article-topics.ts';
import type { DrawnSlots } from './public-people.ts';

/** An article that everyone may read. */
export interface PublicArticle {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  text: string;
  topic: BlogTopic;
  format: ArticleFormat;
  /** Name of its picture, `content/blog/<scene>.svg`. */
  scene: string;
  /** Empty when the team signs. */
  author: string;
  /** ISO days. */
  date: string;
  updated: string;
}

/** Parts of the built pages that follow the stored articles. */
export interface DrawnBlog {
  lists: DrawnSlots;
  pages: readonly { slug: string; slots: DrawnSlots }[];
}

/** @param articles in the order of the pages */
export type DrawBlog = (articles: readonly PublicArticle[]) => DrawnBlog;

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}
