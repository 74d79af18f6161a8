import webpush from 'web-push';
import type { Services } from '#platform/services.ts';
import { findToPush, forgetSubscription } from './store.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Shows on a locked screen, so it has neither sender nor content. */
const PAYLOAD = JSON.stringify({ title: 'Un message vous attend' });
const ANSWER_WITHIN_MS = 10_000;
/** TTL in seconds at the push service, for a browser that is off. */
const KEPT_SECONDS = 4 * 3600;
/** Statuses for a subscription that no longer exists. */
const GONE = [404, 410];

export type PushJob = { subscription: string; contact: string };

/**
 * Skipped when read meanwhile. Deletes a subscription that is gone.
 * @throws when the push service may accept a retry
 */
export async function sendPush(
  { db, env, webPushSecret: secret, log }: Services,
  job: PushJob,
): Promise<void> {
  const browser = await findToPush(db, job.subscription, job.contact);
  if (!browser) return;
  const request = encrypt(browser, { secret, from: env.MAIL_FROM });
  if (!request) return forgetSubscription(db, browser.id);
  const answer = await fetch(request.endpoint, {
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const { status } = answer;
  // An unread body would hold the connection.
  await answer.body?.cancel();
  if (GONE.includes(status)) return forgetSubscription(db, browser.id);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  if (status >= 300) log('warn', 'push-refused', { status });
}

type Browser = { endpoint: string; p256dh: string; auth: string };

/** Undefined for invalid keys, which can never work. */
function encrypt({ endpoint, ...keys }: Browser, { secret, from }: { secret: string; from: string }) {
  const address = /(?<![^<>\s@])[^<>\s@]+@[^<>\s@]+/.exec(from)?.[0] ?? 'bonjour@lueur.invalid';
  try {
    const { headers, ...request } = webpush.generateRequestDetails({ endpoint, keys }, PAYLOAD, {
      vapidDetails: { subject: `mailto:${address}`, ...vapidKeys(secret) },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      // Same topic: a second push replaces the first while the browser is off.
      topic: 'messages',
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { ...request, headers: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
