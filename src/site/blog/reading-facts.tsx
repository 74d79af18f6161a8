import { Clock } from 'lucide-react';
import type { ArticleSummary } from './articles.ts';

export function ReadingFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-encre-2">
      <time dateTime={article.date.toISOString().slice(0, 10)}>{article.day}</time>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4" />
        {article.minutes} min de lecture
      </span>
    </p>
  );
}
