import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';
import { PRODUCT_NAME } from '#lib/product.ts';

/** The full address of a page of the site. */
export function publicAddress(path: string): string {
  return `${PLACEHOLDER_ORIGIN}${path}`;
}

/** Who publishes the site, inside what it publishes. */
export const organization = { '@type': 'Organization', name: PRODUCT_NAME, url: publicAddress('/') };

/** Address of a picture for shared links. @param name without its extension */
export function sharedPicture(name: string): string {
  return publicAddress(`/partage/${name}.jpg`);
}

/**
 * What a page is, in the words of schema.org, for search engines. A block of data: browsers do not run it, so that the
 * policy on scripts does not concern it.
 */
export function dataBlock(described: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...described }).replaceAll('<', '\\u003c');
}

/** Who publishes the site. */
export function organizationData(description: string) {
  return {
    ...organization,
    description,
    logo: publicAddress('/icones/lueur-512.png'),
    image: sharedPicture('accueil'),
  };
}

/** Questions and answers that the page shows word for word. */
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
  date: Date;
  updated: Date;
  path: string;
  /** Name of its picture among those that the build draws for sharing. */
  picture: string;
}

export function articleData({ title, excerpt, date, updated, path, picture }: DescribedArticle) {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [sharedPicture(picture)],
    datePublished: date.toISOString().slice(0, 10),
    dateModified: updated.toISOString().slice(0, 10),
    inLanguage: 'fr-FR',
    author: organization,
    publisher: organization,
    mainEntityOfPage: publicAddress(path),
  };
}
