import { Link } from 'react-router';
import { classNames } from '#web/class-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { blogPath } from '../blog-content.ts';
import { Illustration } from './illustration.tsx';
import type { ArticleSummary } from './read-article.ts';
import { ReadingFacts } from './reading-facts.tsx';
import { TOPIC_TONES } from './topic-tones.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  as?: 'li' | 'div';
  titleTag?: 'h2' | 'h3';
  eager?: boolean;
}

/** An article in a list: the whole card leads to it, its title is the link. */
export function ArticleCard({ article, as, titleTag: Title = 'h2', eager }: ArticleCardProps) {
  const { slug, title, excerpt, topic } = article;
  return (
    <Card
      as={as}
      padding="none"
      className="group relative grid content-start transition-colors focus-within:border-prune hover:border-prune"
    >
      <div className={classNames('overflow-hidden', TOPIC_TONES[topic].band)}>
        <Illustration
          slug={slug}
          eager={eager}
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <div className="grid justify-items-start gap-3 p-6 sm:p-7">
        <Badge tone={TOPIC_TONES[topic].label}>{topic}</Badge>
        <Title className="text-h3 leading-snug">
          <Link
            to={blogPath(slug)}
            className="rounded-sm decoration-prune decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </Title>
        <p className="text-encre-2">{excerpt}</p>
        <ReadingFacts article={article} />
      </div>
    </Card>
  );
}
