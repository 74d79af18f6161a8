import { PRODUCT_NAME } from '#lib/product.ts';

/** The title of a page of the desk, such as « Messages · Équipe Lueur »; no search engine keeps it. */
export function deskMeta(title: string) {
  return [{ title: `${title} · Équipe ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex, nofollow' }];
}
