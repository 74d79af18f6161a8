import { pageMeta } from '#browser/meta/page-meta.ts';
import { parseArticle } from '#lib/markdown.ts';
import source from '../../../content/legal/accessibilite.md?raw';
import { completeLegalText } from './legal-content.ts';
import { LegalText } from './legal-text.tsx';

const article = parseArticle(completeLegalText(source));

export function meta() {
  return pageMeta(
    article.title,
    'Ce qui a été vérifié pour que chacun puisse utiliser Lueur, ce qui manque encore, et à qui signaler un obstacle.',
    { path: '/accessibilite' },
  );
}

export default function AccessibilityPage() {
  return <LegalText article={article} />;
}
