import { PRODUCT_NAME } from '#lib/product.ts';

export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} – ${PRODUCT_NAME}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

/** For pages with a one-time code in their address: it must not leak to another page or host. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' };
