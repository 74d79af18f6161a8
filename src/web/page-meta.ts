import { PRODUCT_NAME } from './product.ts';

/** The title of a page, and what search engines say about it. Give a description to public pages only. */
export function pageMeta(title: string, description?: string) {
  const named = { title: `${title} – ${PRODUCT_NAME}` };
  return description ? [named, { name: 'description', content: description }] : [named];
}

/** For pages whose address holds a one-time code: it must not travel to another page or host. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' };
