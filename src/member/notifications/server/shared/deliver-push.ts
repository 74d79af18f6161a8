import webpush from 'web-push';
import type { Services } from '#platform/services.ts';
import type { PushWords } from '../../texts.ts';
import { vapidKeys } from './web-push.ts';

/** Retry options of a job that sends a push. */
export const PUSH_RETRY = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 };
const ANSWER_WITHIN_MS = 10_000;
/** TTL in seconds at the push service, for a browser that is off. */
const KEPT_SECONDS = 4 * 3600;
/** Statuses for a subscription that no longer exists. */
const GONE = [404, 410];

export type PushedBrowser = { endpoint: string; p256dh: string; auth: string };
type Told = {
  words: PushWords;
  /** A second push of a topic replaces the first while the browser is off. */
  topic: string;
  urgency?: 'normal' | 'high';
};

/**
 * Sends one push. `gone`: the subscription no longer exists, or can never work.
 * @throws if the push service may accept a retry
 */
export async function deliverPush(
  { env, webPushSecret: secret, log }: Pick<Services, 'env' | 'webPushSecret' | 'log'>,
  browser: PushedBrowser,
  told: Told,
): Promise<'sent' | 'gone'> {
  const request = encrypt(browser, { ...told, secret, from: env.MAIL_FROM });
  if (!request) return 'gone';
  const answer = await fetch(request.endpoint, {
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const { status } = answer;
  // An unread body would keep the connection open.
  await answer.body?.cancel();
  if (GONE.includes(status)) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  if (status >= 300) log('warn', 'push-rejected', { status });
  return 'sent';
}

/** Returns undefined for invalid keys, which can never work. */
function encrypt(
  { endpoint, p256dh, auth }: PushedBrowser,
  { words, topic, urgency = 'normal', secret, from }: Told & { secret: string; from: string },
) {
  const address = /(?<![^<>\s@])[^<>\s@]+@[^<>\s@]+/.exec(from)?.[0] ?? 'bonjour@lueur.invalid';
  try {
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { headers, ...request } = webpush.generateRequestDetails(subscription, JSON.stringify(words), {
      vapidDetails: { subject: `mailto:${address}`, ...vapidKeys(secret) },
      TTL: KEPT_SECONDS,
      urgency,
      topic,
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { ...request, headers: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
