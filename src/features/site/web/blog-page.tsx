import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { READ_FIRST } from '#web/read-first.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ArticleCard } from '../blog/article-card.tsx';
import { listArticles } from '../blog/read-article.ts';
import { BackLink } from './back-link.tsx';
import { BLOG_FEED_PATH, blogFeedLink } from './blog-feed-link.ts';
import { PublicPage } from './public-page.tsx';

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
