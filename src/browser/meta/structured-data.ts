import { PRODUCT_NAME } from '#lib/product.ts';
import { publicAddress } from './page-meta.ts';

/**
 * What a page is, in the words of schema.org, for search engines. A data block: browsers do not run it, so that the
 * policy on scripts does not concern it.
 */
export function structuredData(described: Record<string, unknown>) {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...described } };
}

interface DescribedArticle {
  title: string;
  description: string;
  /** yyyy-mm-dd */
  date: string;
  path: string;
  /** Name of its picture among those that the build draws for sharing. */
  picture: string;
}

/** Who publishes the site, inside what it publishes. */
export const organization = () => ({ '@type': 'Organization', name: PRODUCT_NAME, url: publicAddress('/') });
export const sharedPicture = (name: string) => publicAddress(`/partage/${name}.jpg`);

/** Who publishes the site. */
export function organizationData(description: string) {
  return structuredData({
    ...organization(),
    description,
    logo: publicAddress('/icones/lueur-512.png'),
    image: sharedPicture('accueil'),
  });
}

/** Questions and answers that the page shows word for word. */
export function questionsData(list: readonly { question: string; answer: string }[]) {
  return structuredData({
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

export function articleData({ title, description, date, path, picture }: DescribedArticle) {
  return structuredData({
    '@type': 'Article',
    headline: title,
    description,
    image: [sharedPicture(picture)],
    datePublished: date,
    inLanguage: 'fr-FR',
    author: organization(),
    publisher: organization(),
    mainEntityOfPage: publicAddress(path),
  });
}
