import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDelayed } from '#browser/use-delayed.ts';
import { Markdown } from '#ui/markdown.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { markdownNodes } from '../contract.ts';
import { deskContentApi } from './shared/api.ts';

const SETTLED_AFTER_MS = 400;

/** Rendered by the server, exactly as on the public pages. */
export function TextPreview({ text: typed }: { text: string }) {
  const text = useDelayed(typed, SETTLED_AFTER_MS);
  const query = useQuery(
    deskContentApi.previewArticle.queryOptions({ input: { text }, placeholderData: keepPreviousData }),
  );
  return (
    <QueryContent query={query} failed="L’aperçu n’a pas pu être fait. Réessayez." waiting={null}>
      {({ nodes }) => <Markdown nodes={markdownNodes.parse(nodes)} />}
    </QueryContent>
  );
}
