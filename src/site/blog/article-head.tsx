import { PRODUCT_NAME } from '#lib/product.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { BackLink } from '../shared/back-link.tsx';
import type { ArticleSummary } from './articles.ts';
import { Illustration } from './illustration.tsx';
import { ReadingFacts } from './reading-facts.tsx';
import { FORMAT_NAMES, TOPIC_TONES } from './topics.ts';

export function ArticleHead({ summary }: { summary: ArticleSummary }) {
  const tone = TOPIC_TONES[summary.topic];
  return (
    <div className={classNames('print:bg-transparent', tone.band)}>
      <div className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-4 lg:py-8">
          <BackLink to="/blog">Tous les articles</BackLink>
          <p className="flex flex-wrap gap-2">
            <Badge tone="lin">{summary.topic}</Badge>
            <Badge tone="lin">{FORMAT_NAMES[summary.format]}</Badge>
          </p>
          <PageTitle>{summary.title}</PageTitle>
          <ReadingFacts article={summary} />
          <p className="text-sm">
            Par la rédaction de {PRODUCT_NAME}, mis à jour le{' '}
            <time dateTime={summary.updated.toISOString().slice(0, 10)}>{summary.updatedDay}</time>
          </p>
        </div>
        <Illustration
          slug={summary.slug}
          eager
          className="mx-auto -mb-8 max-w-xl rounded-[36px] border-8 border-carte lg:-mb-14 print:hidden"
        />
      </div>
    </div>
  );
}
