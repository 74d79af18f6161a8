import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';
import { PRODUCT_NAME } from '#lib/product.ts';

export function publicAddress(path: string): string {
  return `${PLACEHOLDER_ORIGIN}${path}`;
}

export const organization = { '@type': 'Organization', name: PRODUCT_NAME, url: publicAddress('/') };

/**
 * Returns the absolute URL of a sharing picture.
 * @param name without its extension
 */
export function sharedPicture(name: string): string {
  return publicAddress(`/partage/${name}.jpg`);
}

/** Returns a JSON-LD block for search engines. Browsers do not execute it, so the script policy does not apply. */
export function dataBlock(described: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...described }).replaceAll('<', '\\u003c');
}

export function organizationData(description: string) {
  return {
    ...organization,
    description,
    logo: publicAddress('/icones/lueur-512.png'),
    image: sharedPicture('accueil'),
  };
}

/** Questions and answers that the page shows verbatim. */
export function questionsData(list: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface DescribedArticle {
  title: string;
  excerpt: string;
  date: string;
  updated: string;
  /** Empty when the team signs. */
  author: string;
  path: string;
  picture: string;
}

export function articleData({ title, excerpt, date, updated, author, path, picture }: DescribedArticle) {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [sharedPicture(picture)],
    datePublished: date,
    dateModified: updated,
    inLanguage: 'fr-FR',
    author: author ? { '@type': 'Person', name: author } : organization,
    publisher: organization,
    mainEntityOfPage: publicAddress(path),
  };
}
