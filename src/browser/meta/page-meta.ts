import { PRODUCT_NAME } from '#lib/product.ts';

/**
 * The public address of the site, known at the build (`VITE_APP_URL`, such as https://exemple.fr): static pages are
 * not edited afterwards. Without it what must be absolute is left out; the server then gives the canonical address.
 */
function siteOrigin(): string {
  const configured: unknown = import.meta.env.VITE_APP_URL;
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : '';
}

/** The full address of a page when the build knows the site's own, otherwise its path. */
export function publicAddress(path: string): string {
  return `${siteOrigin()}${path}`;
}

interface PublicPlace {
  /** Where the page is, from the root. */
  path: string;
  type?: 'website' | 'article';
  /** Name of its picture among those that the build draws for sharing. */
  picture?: string;
}

/**
 * The title of a page, and what search engines and shared links say about it. Give a description and a place to
 * public pages only.
 */
export function pageMeta(title: string, description?: string, place?: PublicPlace) {
  const fullTitle = `${title} – ${PRODUCT_NAME}`;
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(description && place ? sharedMeta(fullTitle, description, place) : []),
  ];
}

/** The canonical address and the Open Graph card of a public page. */
export function sharedMeta(title: string, description: string, place: PublicPlace) {
  const { path, type = 'website', picture = 'accueil' } = place;
  const addressed = [
    { tagName: 'link' as const, rel: 'canonical', href: publicAddress(path) },
    { property: 'og:url', content: publicAddress(path) },
    { property: 'og:image', content: publicAddress(`/partage/${picture}.jpg`) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return [
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(siteOrigin() ? addressed : []),
  ];
}

/** For pages whose address holds a one-time code: it must not travel to another page or host. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' };
