import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDelayed } from '#browser/use-delayed.ts';
import { FORMAT_NAMES, TOPIC_TONES } from '#lib/article-topics.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Markdown } from '#ui/markdown.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { markdownNodes, type SavedArticle } from '../contract.ts';
import { deskContentApi } from './shared/api.ts';
import { Illustration } from './shared/illustration.tsx';

const SETTLED_AFTER_MS = 400;

/** Read by the server, whose pages it shows. */
export function ArticlePreview({ typed }: { typed: SavedArticle }) {
  const text = useDelayed(typed.text, SETTLED_AFTER_MS);
  const query = useQuery(
    deskContentApi.previewArticle.queryOptions({ input: { text }, placeholderData: keepPreviousData }),
  );
  return (
    <div className="max-h-[80dvh] overflow-y-auto rounded-card border border-filet bg-papier">
      <div className={classNames('grid gap-3 p-5', TOPIC_TONES[typed.topic]?.band)}>
        <p className="flex flex-wrap gap-2">
          <Badge tone="lin">{typed.topic}</Badge>
          <Badge tone="lin">{FORMAT_NAMES[typed.format]}</Badge>
        </p>
        <p className="font-title text-[1.75rem] leading-tight font-semibold">{typed.title || 'Titre'}</p>
        <Illustration scene={typed.scene} className="max-w-sm rounded-[28px] border-8 border-carte" />
      </div>
      <div className="prose prose-article p-5">
        <QueryContent query={query} failed="L’aperçu n’a pas pu être fait. Réessayez." waiting={null}>
          {({ nodes }) => <Markdown nodes={markdownNodes.parse(nodes)} />}
        </QueryContent>
      </div>
    </div>
  );
}
