import type { ReactNode } from 'react';
import { Illustration } from '#desk/content/web/shared/illustration.tsx';
import { FORMAT_NAMES, TOPIC_TONES } from '#lib/article-topics.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { PublicArticle } from '#lib/public-articles.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Markdown } from '#ui/markdown.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { ArticleCard } from './article-card.tsx';
import { ReadingFacts, readingDay } from './reading-facts.tsx';

/** @param props.next undefined when there is no other article */
export function ArticlePage({ article, next }: { article: PublicArticle; next: PublicArticle | undefined }) {
  const { nodes, parts } = readMarkdown(article.text);
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <ArticleBody parts={parts} sources={findSources(article.text)}>
          <Markdown nodes={nodes} />
        </ArticleBody>
      </article>
      {next && next !== article ? <NextArticle article={next} /> : null}
    </>
  );
}

interface ArticleBodyProps {
  parts: readonly { id: string; text: string }[];
  sources: readonly Source[];
  children: ReactNode;
}

/** On wide screens the table of contents is beside the text. */
function ArticleBody({ parts, sources, children }: ArticleBodyProps) {
  return (
    <div className="page-width grid gap-8 pt-18 pb-10 lg:grid-cols-[15rem_minmax(0,66ch)] lg:justify-center lg:gap-16 lg:pt-28 lg:pb-16">
      <nav aria-labelledby="dans-cet-article" className="hidden lg:block print:hidden">
        <div className="sticky top-8 grid gap-2 border-l-2 border-filet pl-5">
          <p id="dans-cet-article" className="text-sm font-semibold">
            Dans cet article
          </p>
          <ul>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center rounded-sm py-1 text-sm leading-snug text-encre-2 underline-offset-4 hover:text-prune hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="grid max-w-[66ch] content-start gap-10 max-lg:mx-auto">
        <div className="prose prose-article">{children}</div>
        {sources.length > 0 ? <Sources list={sources} /> : null}
        <p className="flex flex-wrap gap-x-8 border-t border-filet pt-6 print:hidden">
          <BackLink to="/blog">Tous les articles</BackLink>
          <BackLink />
        </p>
      </div>
    </div>
  );
}

function ArticleHead({ article }: { article: PublicArticle }) {
  const tone = TOPIC_TONES[article.topic];
  return (
    <div className={classNames('print:bg-transparent', tone.band)}>
      <div className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-4 lg:py-8">
          <BackLink to="/blog">Tous les articles</BackLink>
          <p className="flex flex-wrap gap-2">
            <Badge tone="carte">{article.topic}</Badge>
            <Badge tone="carte">{FORMAT_NAMES[article.format]}</Badge>
          </p>
          <PageTitle>{article.title}</PageTitle>
          <ReadingFacts article={article} />
          <p className="text-sm">
            Par {article.author || `la rédaction de ${PRODUCT_NAME}`}, mis à jour le{' '}
            <time dateTime={article.updated}>{readingDay(article.updated)}</time>
          </p>
        </div>
        <Illustration
          scene={article.scene}
          eager
          className="mx-auto -mb-8 max-w-xl rounded-[36px] border-8 border-carte lg:-mb-14 print:hidden"
        />
      </div>
    </div>
  );
}

function Sources({ list }: { list: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="grid gap-2 text-sm text-encre-2">
      <h2 id="sources" className="font-text text-base font-semibold tracking-normal">
        Sources
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {list.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="underline underline-offset-4 hover:text-prune">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextArticle({ article }: { article: PublicArticle }) {
  return (
    <aside aria-labelledby="article-suivant" className="border-t border-filet bg-lin">
      <div className="page-width grid gap-6 py-12 lg:gap-8 lg:py-20">
        <h2 id="article-suivant">Article suivant</h2>
        <ArticleCard article={article} titleTag="h3" wide dated={false} />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-2">
          <p className="max-w-xl text-encre-2">
            Les articles se lisent dans l’ordre que vous voulez. Et si le cœur vous en dit, la suite s’écrit à
            deux.
          </p>
          <ButtonLink to="/inscription/bienvenue" variant="secondary">
            Commencer gratuitement
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}

interface Source {
  name: string;
  url: string;
}

/** Sources of help lines and figures, recognised by their wording in the text. */
const HELP_LINES: readonly (Source & { said: RegExp })[] = [
  { said: /\b3114\b/, name: '3114, numéro national de prévention du suicide', url: 'https://3114.fr' },
  {
    said: /\b3919\b/,
    name: '3919, Violences Femmes Info, tenu par Solidarité Femmes',
    url: 'https://www.solidaritefemmes.org',
  },
  { said: /\b116\s006\b/, name: '116 006, France Victimes', url: 'https://www.france-victimes.fr' },
  { said: /\b119\b/, name: '119, Allô Enfance en danger', url: 'https://www.allo119.gouv.fr' },
  { said: /\b114\b/, name: '114, urgences par SMS, tchat ou visio', url: 'https://www.info.urgence114.fr' },
  {
    said: /\b(?:15|17|18|112)\b(?!\s(?:h|ans|heures|minutes|octobre|décembre))/,
    name: '15, 17, 18 et 112, numéros d’urgence',
    url: 'https://www.service-public.fr',
  },
  {
    said: /0\s805\s805\s817/,
    name: '0 805 805 817, Info Escroqueries, ministère de l’Intérieur',
    url: 'https://www.masecurite.interieur.gouv.fr',
  },
  { said: /17cyber/, name: '17Cyber, police et gendarmerie', url: 'https://17cyber.gouv.fr' },
  {
    said: /0\s800\s08\s11\s11/,
    name: '0 800 08 11 11, Sexualités, contraception, IVG, tenu par le Planning familial',
    url: 'https://www.planning-familial.org',
  },
  {
    said: /08\s019\s019\s11/,
    name: '08 019 019 11, pour qui craint de faire du mal à ses proches, tenu par la FNACAV',
    url: 'https://www.fnacav.fr',
  },
];

function findSources(text: string): Source[] {
  return HELP_LINES.filter(({ said }) => said.test(text)).map(({ name, url }) => ({ name, url }));
}
