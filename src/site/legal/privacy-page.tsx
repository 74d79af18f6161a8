import { pageMeta } from '#browser/meta/page-meta.ts';
import { parseArticle } from '#lib/markdown.ts';
import source from '../../../content/legal/privacy.md?raw';
import { completeLegalText } from './legal-content.ts';
import { LegalText } from './legal-text.tsx';

const article = parseArticle(completeLegalText(source));

export function meta() {
  return pageMeta(
    article.title,
    'Quelles données nous recueillons, qui les voit, combien de temps nous les gardons et comment exercer vos droits.',
    { path: '/privacy' },
  );
}

export default function PrivacyPage() {
  return <LegalText article={article} />;
}
