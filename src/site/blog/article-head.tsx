import { Illustration } from '#desk/content/web/shared/illustration.tsx';
import { FORMAT_NAMES, TOPIC_TONES } from '#lib/article-topics.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { PublicArticle } from '#lib/public-articles.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { ReadingFacts, readingDay } from './reading-facts.tsx';

export function ArticleHead({ article }: { article: PublicArticle }) {
  const tone = TOPIC_TONES[article.topic];
  return (
    <div className={classNames('print:bg-transparent', tone.band)}>
      <div className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-4 lg:py-8">
          <BackLink to="/blog">Tous les articles</BackLink>
          <p className="flex flex-wrap gap-2">
            <Badge tone="lin">{article.topic}</Badge>
            <Badge tone="lin">{FORMAT_NAMES[article.format]}</Badge>
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
