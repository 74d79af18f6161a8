import { PRODUCT_NAME } from '#lib/product.ts';

/** Pages that a push may open: its content comes from the server, through the browser's push service. */
const PATHS = ['/chat', '/selection', '/equipe/danger'] as const;

export type PushNotice = { title: string; body: string; path: (typeof PATHS)[number] };

/**
 * Returns the notice of a push; missing fields default to a waiting message.
 * @param said decoded JSON of the push
 */
export function noticeOf(said: unknown): PushNotice {
  const words: Partial<Record<string, unknown>> =
    typeof said === 'object' && said !== null ? { ...said } : {};
  const { title, body, path } = words;
  return {
    title: typeof title === 'string' ? title : 'Un message vous attend',
    body: typeof body === 'string' ? body : `Ouvrez ${PRODUCT_NAME} pour le lire.`,
    path: PATHS.find((known) => known === path) ?? '/chat',
  };
}
