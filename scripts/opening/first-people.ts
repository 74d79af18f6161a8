import { setTimeout as pause } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import { type Answer, askHttps } from '../ask-https.ts';

const MAIL_WITHIN_MS = 30_000;
const TOKEN = /#jeton=([\w-]+)/;
const MEMBER = 'premiere@exemple.invalid';

export type Site = { host: string; certificate: string; received: readonly ParsedMail[] };
type Asked = { path: string; method?: string; body?: object; cookie?: string };

/** Whether the site answers visitors over TLS: the status of its first page. */
export async function visit(site: Site): Promise<number> {
  return (await ask(site, { path: '/' })).status;
}

/** The path to which the link of the first admin leads. */
export async function adminLink(site: Site, address: string): Promise<string> {
  const text = await mailTo(site, address, TOKEN);
  return /https:\/\/[^/]+(\/\S+)#jeton=/.exec(text)?.[1] ?? '';
}

/** Signs up by the mailed link, makes a profile, and reads the session. @returns the first name that the site knows */
export async function firstMember(site: Site): Promise<string> {
  await expected(200, ask(site, { path: '/api/sign-up', method: 'POST', body: { email: MEMBER } }));
  const token = TOKEN.exec(await mailTo(site, MEMBER, TOKEN))?.[1] ?? '';
  const { cookie } = await expected(
    200,
    ask(site, { path: '/api/sign-up/confirm', method: 'POST', body: { token } }),
  );
  const profile = {
    ...{ first_name: 'Première', last_name: 'Exemple', gender: 'femme', birth_date: '1991-05-04' },
    ...{ city_code: '69123', has_children: false, bio: '', password: 'une-lueur-a-louverture' },
    ...{ accepts_terms: true, accepts_love_life_use: true },
  };
  await expected(200, ask(site, { path: '/api/profile', method: 'POST', body: profile, cookie }));
  const { text } = await expected(200, ask(site, { path: '/api/session', cookie }));
  return /"first_?[nN]ame":"([^"]+)"/.exec(text)?.[1] ?? '';
}

async function expected(status: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

async function mailTo({ received }: Site, address: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < until) {
    const mail = received.find(
      ({ to, text }) => [to].flat().some((one) => one?.text.includes(address)) && pattern.test(text ?? ''),
    );
    if (mail?.text) return mail.text;
    await pause(200);
  }
  throw new Error(`No such mail comes to ${address}`);
}

function ask({ host, certificate }: Site, { path, method = 'GET', body, cookie }: Asked) {
  const headers = {
    origin: `https://${host}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(cookie ? { cookie } : {}),
  };
  return askHttps(`https://${host}${path}`, certificate, { method, body, headers });
}
