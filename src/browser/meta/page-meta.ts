import { PRODUCT_NAME } from '#lib/product.ts';

/** The title of a page of the application, and what is said of one that is open to everyone. */
export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} – ${PRODUCT_NAME}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

/** For pages whose address holds a one-time code: it must not travel to another page or host. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' };
