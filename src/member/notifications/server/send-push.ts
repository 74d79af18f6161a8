import webpush from 'web-push';
import type { Services } from '#platform/services.ts';
import { MESSAGE_WAITS, type Newcomer, newcomersPush, type PushWords } from '../texts.ts';
import { findBrowser, forgetSubscription } from './store.ts';
import { vapidKeys } from './vapid-keys.ts';

export const PUSH_QUEUE = 'push';
export const PUSH_RETRY = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 };
const ANSWER_WITHIN_MS = 10_000;
/** TTL in seconds at the push service, for a browser that is off. */
const KEPT_SECONDS = 4 * 3600;
/** Statuses for a subscription that no longer exists. */
const GONE = [404, 410];

/** About an unread conversation, or about the people of the week. */
export type PushJob = { subscription: string } & ({ contact: string } | { newcomers: Newcomer[] });

/**
 * A message is skipped when read meanwhile. Deletes a subscription that is gone.
 * @throws when the push service may accept a retry
 */
export async function sendPush(
  { db, env, webPushSecret: secret, log }: Services,
  job: PushJob,
): Promise<void> {
  const isMessage = 'contact' in job;
  const browser = await findBrowser(db, job.subscription, isMessage ? job.contact : null);
  if (!browser) return;
  const words = isMessage ? MESSAGE_WAITS : newcomersPush(job.newcomers);
  const request = encrypt(browser, {
    words,
    topic: isMessage ? 'messages' : 'week',
    secret,
    from: env.MAIL_FROM,
  });
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

type Sent = { words: PushWords; topic: string; secret: string; from: string };
type Browser = { endpoint: string; p256dh: string; auth: string };

/** Undefined for invalid keys, which can never work. */
function encrypt({ endpoint, ...keys }: Browser, { words, topic, secret, from }: Sent) {
  const address = /(?<![^<>\s@])[^<>\s@]+@[^<>\s@]+/.exec(from)?.[0] ?? 'bonjour@lueur.invalid';
  try {
    const { headers, ...request } = webpush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(words),
      {
        vapidDetails: { subject: `mailto:${address}`, ...vapidKeys(secret) },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
        // A second push of a topic replaces the first while the browser is off.
        topic,
      },
    );
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { ...request, headers: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
