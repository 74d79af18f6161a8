import { type Article, parseArticle } from '#lib/markdown.ts';
import { BLOG_ARTICLES } from '../blog-content.ts';
import type { BlogArticle } from './blog-article.ts';

/** What a list says of an article. */
export interface ArticleSummary extends BlogArticle {
  /** « 12 novembre 2026 ». */
  day: string;
  minutes: number;
}

const WORDS_A_MINUTE = 200;
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

const files = import.meta.glob<string>('../../../content/blog/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = new Map(Object.entries(files).map(([path, text]) => [path.split('/').at(-1), text]));

/** @throws Error when an article of the list has no text, which stops the build */
function readText(slug: string): string {
  const text = texts.get(`${slug}.md`);
  if (text === undefined) throw new Error(`No text for the article ${slug}`);
  return text;
}

/** Minutes of reading, at 200 words a minute; signs that stand alone are not words. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

export function summarize(article: BlogArticle): ArticleSummary {
  return {
    ...article,
    day: longDay.format(new Date(article.date)),
    minutes: readingMinutes(readText(article.slug)),
  };
}

export function listArticles(): ArticleSummary[] {
  return BLOG_ARTICLES.map(summarize);
}

/** An article with its text; nothing for a slug that is not in the list. */
export function readArticle(slug: string): { summary: ArticleSummary; text: Article } | undefined {
  const article = BLOG_ARTICLES.find((one) => one.slug === slug);
  return article && { summary: summarize(article), text: parseArticle(readText(slug)) };
}
