import { blogPath, type PublicArticle } from '#lib/public-articles.ts';
import type { DocumentFacts } from '../layouts/document-head.tsx';
import { articleData } from '../shared/structured-data.ts';

export function articleFacts(article: PublicArticle): DocumentFacts {
  const { slug, title, excerpt, scene } = article;
  const data = [articleData({ ...article, path: blogPath(slug), picture: scene })];
  return { title, description: excerpt, type: 'article', picture: scene, data };
}
