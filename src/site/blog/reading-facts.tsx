import { Clock } from 'lucide-react';
import type { ArticleSummary } from './articles.ts';

export function ReadingFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-encre-2 md:gap-x-4 md:gap-y-1 md:text-sm">
      <time dateTime={article.date.toISOString().slice(0, 10)}>{article.day}</time>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4 max-md:hidden" />
        {article.minutes} min de lecture
      </span>
    </p>
  );
}
