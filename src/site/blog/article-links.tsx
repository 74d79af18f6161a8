import { blogPath, type PublicArticle } from '#lib/public-articles.ts';
import { SiteMapList } from '../site-map/site-map.tsx';

export function ArticleLinks({ articles }: { articles: readonly PublicArticle[] }) {
  const links = articles.map(({ slug, title }) => ({ to: blogPath(slug), label: title }));
  return (
    <SiteMapList title="Blog conseils" links={[{ to: '/blog', label: 'Tous les articles' }, ...links]} />
  );
}
