import { useLoaderData } from 'react-router';
import { READ_FIRST } from '#browser/hydration/read-first.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { PublicPage } from '../shared/public-page.tsx';
import { ArticleCard } from './article-card.tsx';
import { BLOG_FEED_PATH, blogFeedLink } from './blog-feed-link.ts';
import { listArticles } from './read-article.ts';

export const handle = READ_FIRST;

export function meta() {
  const named = pageMeta(
    'Blog conseils',
    'Vingt articles pour rencontrer sans se perdre : premiers messages, premiers rendez-vous, confiance, écoute, vie à deux.',
    { path: '/blog' },
  );
  return [...named, blogFeedLink];
}

/** Runs at the build only: the texts stay out of what the browser loads. */
export function loader() {
  return listArticles();
}

export default function BlogPage() {
  const articles = useLoaderData<typeof loader>();
  return (
    <PublicPage className="page-width grid content-start gap-8 pt-4 pb-16 lg:gap-10 lg:pb-24">
      <BackLink />
      <PageTitle intro="De quoi lire un dimanche, ou dix minutes avant un rendez-vous. Des situations de la vraie vie, des exercices, et aucune recette miracle.">
        Blog conseils
      </PageTitle>
      <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} as="li" article={article} eager={index < 2} />
        ))}
      </ul>
      <p className="text-center text-encre-2">
        Pour lire les prochains sans les chercher :{' '}
        <a
          href={BLOG_FEED_PATH}
          className="rounded-sm font-medium text-prune underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          le flux RSS
        </a>
        , sans adresse email à donner.
      </p>
    </PublicPage>
  );
}
