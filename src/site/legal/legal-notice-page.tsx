import { pageMeta } from '#browser/meta/page-meta.ts';
import { parseArticle } from '#lib/markdown.ts';
import source from '../../../content/legal/mentions-legales.md?raw';
import { completeLegalText } from './legal-content.ts';
import { LegalText } from './legal-text.tsx';

const article = parseArticle(completeLegalText(source));

export function meta() {
  return pageMeta(
    article.title,
    'Qui édite et héberge ce site, à qui écrire, et les œuvres libres qui le composent.',
    { path: '/mentions-legales' },
  );
}

export default function LegalNoticePage() {
  return <LegalText article={article} />;
}
