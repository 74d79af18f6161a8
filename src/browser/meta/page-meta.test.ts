import { afterEach, expect, test, vi } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { articleData } from './structured-data.ts';

afterEach(() => vi.unstubAllEnvs());

const place = { path: '/blog/premier-message', type: 'article', picture: 'premier-message' } as const;
const article = {
  title: 'Un titre',
  description: 'Un résumé',
  date: '2025-04-10',
  path: place.path,
  picture: 'premier-message',
};

test('a page of the member area has its title and nothing to share', () => {
  expect(pageMeta('Mon espace')).toEqual([{ title: 'Mon espace – Lueur' }]);
});

test('a public page gives its canonical address and a card with its picture, in full', () => {
  vi.stubEnv('VITE_APP_URL', 'https://exemple.fr/');
  const meta = pageMeta('Un titre', 'Un résumé', place);
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://exemple.fr/blog/premier-message',
  });
  const card = (property: string, content: string) => expect(meta).toContainEqual({ property, content });
  card('og:type', 'article');
  card('og:title', 'Un titre – Lueur');
  card('og:description', 'Un résumé');
  card('og:url', 'https://exemple.fr/blog/premier-message');
  card('og:image', 'https://exemple.fr/partage/premier-message.jpg');
});

test('a build that does not know its address leaves out what must be absolute', () => {
  vi.stubEnv('VITE_APP_URL', '');
  const meta = pageMeta('Un titre', 'Un résumé', place);
  expect(meta).toContainEqual({ property: 'og:title', content: 'Un titre – Lueur' });
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url|og:image/);
});

test('an article tells search engines its title, its day and who publishes it', () => {
  vi.stubEnv('VITE_APP_URL', 'https://exemple.fr');
  expect(articleData(article)['script:ld+json']).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Un titre',
    datePublished: '2025-04-10',
    publisher: { '@type': 'Organization', name: 'Lueur', url: 'https://exemple.fr/' },
    mainEntityOfPage: 'https://exemple.fr/blog/premier-message',
  });
});
