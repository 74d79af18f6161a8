import { Illustration } from '#desk/content/web/shared/illustration.tsx';
import { TOPIC_KEYS, TOPIC_TONES } from '#lib/article-topics.ts';
import { blogPath, type PublicArticle } from '#lib/public-articles.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { ReadingFacts } from './reading-facts.tsx';

interface ArticleCardProps {
  article: PublicArticle;
  as?: 'li' | 'div';
  titleTag?: 'h2' | 'h3';
  eager?: boolean;
  wide?: boolean;
  dated?: boolean;
}

/** The whole card is clickable; only its title is a link. */
export function ArticleCard({ article, as, titleTag: Title = 'h2', eager, wide, dated }: ArticleCardProps) {
  const { slug, title, excerpt, topic, scene } = article;
  return (
    <Card
      as={as}
      padding="none"
      data-topic={TOPIC_KEYS[topic]}
      className={classNames(
        'group relative grid max-md:grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] md:grid-rows-[auto_1fr] transition-colors focus-within:border-prune hover:border-prune',
        wide && 'md:grid-cols-[1fr_1.2fr] md:grid-rows-1',
      )}
    >
      <div className={classNames('overflow-hidden', TOPIC_TONES[topic].band)}>
        <Illustration
          scene={scene}
          eager={eager}
          className={classNames(
            'transition-transform duration-300 group-hover:scale-[1.03] max-md:h-full max-md:object-cover',
            wide && 'md:h-full md:object-cover',
          )}
        />
      </div>
      <div
        className={classNames(
          'grid grid-rows-[auto_auto_1fr_auto] justify-items-start gap-1 p-3.5 md:gap-3 md:p-7',
          wide && 'md:content-center md:grid-rows-none md:p-10',
        )}
      >
        <Badge tone={TOPIC_TONES[topic].label} className="max-md:py-0">
          {topic}
        </Badge>
        <Title className="text-h3 leading-snug">
          <Link
            to={blogPath(slug)}
            className="rounded-sm decoration-prune decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </Title>
        <p className="text-encre-2 max-md:line-clamp-2 max-md:text-sm">{excerpt}</p>
        <ReadingFacts article={article} dated={dated} />
      </div>
    </Card>
  );
}

export function ArticleCards({ articles }: { articles: readonly PublicArticle[] }) {
  if (articles.length === 0) return <p>Les articles reviennent bientôt.</p>;
  const dated = new Set(articles.map(({ date }) => date)).size > 1;
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-6 lg:gap-8">
      {articles.map((article, place) => (
        <ArticleCard key={article.slug} as="li" article={article} eager={place < 2} dated={dated} />
      ))}
    </ul>
  );
}
