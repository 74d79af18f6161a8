import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { READ_FIRST } from '#browser/hydration/read-first.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { articleData } from '#browser/meta/structured-data.ts';
import type { Article } from '#lib/markdown.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { articleAfter, blogPath } from '../blog-content.ts';
import { BackLink } from '../shared/back-link.tsx';
import { PublicPage } from '../shared/public-page.tsx';
import { ArticleCard } from './article-card.tsx';
import { blogFeedLink } from './blog-feed-link.ts';
import { hasScene, Illustration } from './illustration.tsx';
import { Prose } from './prose.tsx';
import { type ArticleSummary, readArticle, summarize } from './read-article.ts';
import { ReadingFacts } from './reading-facts.tsx';
import { TOPIC_TONES } from './topic-tones.ts';

export const handle = READ_FIRST;

/** Runs at the build, once for each article: the browser receives the text of the one that is read. */
export function loader({ params }: LoaderFunctionArgs) {
  const article = readArticle(params.slug ?? '');
  const next = articleAfter(params.slug ?? '');
  if (!article || !next) throw data(null, 404);
  return { ...article, next: summarize(next) };
}

/** An unknown address gets the shell, whose router never asks for data on arrival: it must know by itself. */
export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  if (!hasScene(params.slug ?? '')) throw data(null, 404);
  return serverLoader<typeof loader>();
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [...pageMeta('Page introuvable'), { name: 'robots', content: 'noindex' }];
  const { title, excerpt, slug, date } = loaderData.summary;
  const path = blogPath(slug);
  return [
    ...pageMeta(title, excerpt, { path, type: 'article', picture: slug }),
    blogFeedLink,
    articleData({ title, description: excerpt, date, path, picture: slug }),
  ];
}

export default function BlogArticlePage() {
  const { summary, text, next } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <article>
        <ArticleHead summary={summary} />
        <ArticleBody text={text} />
      </article>
      <aside aria-labelledby="article-suivant" className="border-t border-filet bg-lin">
        <div className="page-width grid gap-6 py-12 lg:gap-8 lg:py-20">
          <h2 id="article-suivant">Article suivant</h2>
          <ArticleCard article={next} titleTag="h3" wide />
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-2">
            <p className="max-w-xl text-encre-2">
              Chaque article se lit seul, dans l’ordre que vous voulez. Et si le cœur vous en dit, la suite
              s’écrit à deux.
            </p>
            <ButtonLink to="/inscription/bienvenue" variant="secondary">
              Commencer gratuitement
            </ButtonLink>
          </div>
        </div>
      </aside>
    </PublicPage>
  );
}

function ArticleHead({ summary }: { summary: ArticleSummary }) {
  const tone = TOPIC_TONES[summary.topic];
  return (
    <div className={classNames('print:bg-transparent', tone.band)}>
      <div className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-4 lg:py-8">
          <BackLink to="/blog">Tous les articles</BackLink>
          <Badge tone="lin">{summary.topic}</Badge>
          <PageTitle>{summary.title}</PageTitle>
          <ReadingFacts article={summary} />
        </div>
        <Illustration
          slug={summary.slug}
          eager
          className="mx-auto -mb-8 max-w-xl rounded-[36px] border-8 border-white lg:-mb-14 print:hidden"
        />
      </div>
    </div>
  );
}

/** The text at a comfortable measure; on wide screens its parts are listed beside it. */
function ArticleBody({ text }: { text: Article }) {
  return (
    <div className="page-width grid gap-8 pt-18 pb-10 lg:grid-cols-[15rem_minmax(0,66ch)] lg:justify-center lg:gap-16 lg:pt-28 lg:pb-16">
      <nav aria-labelledby="dans-cet-article" className="hidden lg:block print:hidden">
        <div className="sticky top-8 grid gap-2 border-l-2 border-filet pl-5">
          <p id="dans-cet-article" className="text-sm font-semibold">
            Dans cet article
          </p>
          <ul>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center rounded-sm py-1 text-sm leading-snug text-encre-2 underline-offset-4 hover:text-prune hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="grid max-w-[66ch] content-start gap-10 max-lg:mx-auto">
        <div className="grid gap-4 text-lg">
          <Prose blocks={text.lead} />
        </div>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`} className="grid scroll-mt-8 gap-4">
            <h2 id={`${id}-titre`} className="text-[clamp(1.5rem,1.35rem+0.7vw,1.875rem)] break-after-avoid">
              {title}
            </h2>
            <Prose blocks={blocks} />
          </section>
        ))}
        <p className="flex flex-wrap gap-x-8 border-t border-filet pt-6 print:hidden">
          <BackLink to="/blog">Tous les articles</BackLink>
          <BackLink />
        </p>
      </div>
    </div>
  );
}
