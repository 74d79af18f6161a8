import { type CollectionEntry, getCollection } from 'astro:content';
import { readingMinutes } from '#lib/reading-minutes.ts';
import { findSources, type Source } from './sources.ts';
import type { ArticleFormat, BlogTopic } from './topics.ts';

export interface ArticleSummary {
  /** Also names its text and illustration: `content/blog/<slug>.md` and `<slug>.svg`. */
  slug: string;
  title: string;
  excerpt: string;
  date: Date;
  topic: BlogTopic;
  format: ArticleFormat;
  /** Example: « 12 novembre 2026 ». */
  day: string;
  updated: Date;
  updatedDay: string;
  minutes: number;
  sources: readonly Source[];
}

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** Articles of « Blog conseils » (spec 2 §2), newest first. */
export async function listArticles() {
  const entries = await getCollection('blog');
  return entries
    .toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime() || b.data.id - a.data.id)
    .map((entry) => ({ entry, summary: summarize(entry) }));
}

function summarize({ id, data, body = '' }: CollectionEntry<'blog'>): ArticleSummary {
  const { title, excerpt, date, updated, topic, format } = data;
  return {
    ...{ slug: id, title, excerpt, date, updated, topic, format },
    day: longDay.format(date),
    updatedDay: longDay.format(updated),
    minutes: readingMinutes(body),
    sources: findSources(body),
  };
}

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}
