import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

const MESSAGES = 15;
const PAUSE_MS = 1500;
const LABELS = { visitorId: 'visitor-1795258800000-banc', name: 'Claire', email: 'claire@exemple.invalid' };

/** Ms from the request of a visitor who writes to their words in the list that is open at the desk. */
export async function liveWords(page: Page, url: string, db: Database): Promise<number[]> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('No browser');
  const post = async (path: string, data: object) => {
    const answer = await visitor.request.post(`${url}/api/support/visitor${path}`, {
      data,
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`The chat answered ${answer.status()}`);
  };
  const write = (content: string) => post('/messages', { clientId: crypto.randomUUID(), content });
  await post('', LABELS);
  await write('Bonjour');
  // Who waits longest is on top: in sight, among the thousand open ones.
  await db.execute(
    sql`UPDATE support_threads SET waiting_since = now() - interval '1 year' WHERE name = 'Claire'`,
  );
  await page.goto(`${url}/equipe/messages`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let message = 0; message < MESSAGES; message += 1) {
    const words = `Question ${message}, ${crypto.randomUUID()}`;
    const seen = page.evaluate(async (expected) => {
      while (!document.querySelector('main ol')?.textContent?.includes(expected))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return Date.now();
    }, words);
    const sent = Date.now();
    const [at] = await Promise.all([seen, write(words)]);
    times.push(at - sent);
    await page.waitForTimeout(PAUSE_MS);
  }
  await visitor.close();
  return times;
}
