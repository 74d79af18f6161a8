import type { Browser, BrowserContext } from '@playwright/test';
import { selection } from '#member/matching/contract.ts';

/** Of the demonstration. */
const MEMBER = { email: 'camille@exemple.invalid', password: 'une-lueur-ce-soir' };
const PHOTO = /^\/media\/([\w-]+)/;

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** @returns what a session of the demonstration's member holds, and the photos of her selection */
export async function logIn(browser: Browser, url: string): Promise<{ cookies: Cookies; photos: string[] }> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/log-in`, { data: MEMBER, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`The log-in answered ${answer.status()}`);
  const { people } = selection.parse(await (await context.request.get(`${url}/api/selection`)).json());
  const urls = people.flatMap(({ photos }) => photos.map((photo) => photo.url));
  const cookies = await context.cookies();
  await context.close();
  return { cookies, photos: urls.flatMap((path) => PHOTO.exec(path)?.[1] ?? []) };
}
