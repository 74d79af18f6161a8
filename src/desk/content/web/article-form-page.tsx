import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskArticle } from '../contract.ts';
import { ArticleForm } from './article-form.tsx';
import { NEW } from './content-paths.ts';
import { deskContentApi } from './shared/api.ts';

export const meta = deskMeta('Un article');

export default function ArticleFormPage() {
  const { id = NEW } = useParams();
  return id === NEW ? <ArticleForm key={NEW} article={newArticle()} /> : <Stored key={id} id={id} />;
}

function Stored({ id }: { id: string }) {
  const query = useQuery(deskContentApi.article.queryOptions({ input: { id } }));
  return (
    <QueryContent
      query={query}
      failed="Cet article n’a pas pu être lu."
      waiting={<LoadingShapes label="Lecture de l’article…" shapes={['h-96']} />}
    >
      {(article) => <ArticleForm article={article} />}
    </QueryContent>
  );
}

function newArticle(): DeskArticle {
  const now = currentTime();
  return {
    ...{ id: crypto.randomUUID(), version: null, state: 'draft', addressFixed: false, published: false },
    ...{ title: '', slug: '', excerpt: '', text: '', author: '', topic: 'Premiers pas', format: 'letter' },
    ...{ scene: 'premier-message', day: parisDay(now), time: parisTime(now) },
  };
}
