import { PRODUCT_NAME } from '#lib/product.ts';

/** Title such as « Messages · Équipe Lueur »; excluded from search engines. */
export function deskMeta(title: string) {
  return () => [
    { title: `${title} · Équipe ${PRODUCT_NAME}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
