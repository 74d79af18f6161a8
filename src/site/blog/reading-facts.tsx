import { Clock } from 'lucide-react';
import { frenchDate } from '#lib/french-date.ts';
import { blogPath, type PublicArticle } from '#lib/public-articles.ts';
import { readingMinutes } from '#lib/reading-minutes.ts';
import type { DocumentFacts } from '../layouts/document-head.tsx';
import { articleData } from '../shared/structured-data.ts';

/**
 * Formats « 12 novembre 2026 ».
 * @param date ISO date
 */
export function readingDay(date: string): string {
  return frenchDate(new Date(date), 'UTC');
}

/** @param dated false where every article has the same date, which would say nothing */
export function ReadingFacts({
  article,
  dated = true,
}: {
  article: PublicArticle;
  dated?: boolean | undefined;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-encre-2 md:gap-x-4 md:gap-y-1 md:text-sm">
      {dated ? <time dateTime={article.date}>{readingDay(article.date)}</time> : null}
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4 max-md:hidden" />
        {readingMinutes(article.text)} min de lecture
      </span>
    </p>
  );
}

export function articleFacts(article: PublicArticle): DocumentFacts {
  const { slug, title, excerpt, scene } = article;
  const data = [articleData({ ...article, path: blogPath(slug), picture: scene })];
  return { title, description: excerpt, type: 'article', picture: scene, data };
}
