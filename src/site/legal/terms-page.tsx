import { pageMeta } from '#browser/meta/page-meta.ts';
import { parseArticle } from '#lib/markdown.ts';
import source from '../../../content/legal/cgu.md?raw';
import { completeLegalText } from './legal-content.ts';
import { LegalText } from './legal-text.tsx';

const article = parseArticle(completeLegalText(source));

export function meta() {
  return pageMeta(
    article.title,
    'Ce que Lueur vous apporte, ce que nous vous demandons, les prix, le droit de rétractation et la manière de partir.',
    { path: '/cgu' },
  );
}

export default function TermsPage() {
  return <LegalText article={article} />;
}
