import type { PublicArticle } from '#lib/public-articles.ts';
import { ArticleCard } from './article-card.tsx';

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
