import { describe, expect, test } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { TEST_ORIGIN } from '#testing/test-browser.ts';
import { notifyAbsent } from './notify-absent.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const app = await testApp();

async function toldByMail() {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  app.clock.advance({ minutes: 15 });
  await notifyAbsent(app.services);
  const [mail] = await app.mailsTo(karim.member.email);
  const link = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { karim, claire, mail, link };
}

/** A request as mail servers send it (RFC 8058): no Origin, no cookie. */
const asMailServer = (link: string): Request =>
  new Request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('unsubscribing from the mailbox', () => {
  test('takes one click: a POST to the header’s URL without Origin, session or cookie, in either form', async () => {
    const { karim, mail, link } = await toldByMail();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(link.startsWith(`${TEST_ORIGIN}/api/unsubscribe?jeton=`)).toBe(true);
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    for (const request of [asMailServer(link), new Request(link, { method: 'POST', body: multipart })]) {
      await karim.client.notifications.saveChoices({ messageMails: true });
      expect((await app.app.request(request)).status).toBe(200);
      expect(await karim.client.notifications.choices()).toMatchObject({ messageMails: false });
    }
  });

  test('requires one of our links and a POST: a GET redirects to the page with the button', async () => {
    const { karim, claire, mail, link } = await toldByMail();
    const answer = await app.app.request(new Request(link));
    expect(answer.status).toBe(302);
    const page = answer.headers.get('location') ?? '';
    expect(page).toMatch(/^\/desinscription#jeton=/);
    expect(mail?.text).toContain(`${TEST_ORIGIN}${page}`);

    const token = new URL(link).searchParams.get('jeton') ?? '';
    const [id = '', seal = ''] = token.split('.');
    const [otherId = ''] = unsubscribeToken(app.services.secret, claire.member.id).split('.');
    const forged = unsubscribeToken('another secret of another server 32+', karim.member.id);
    for (const jeton of ['', id, `${id}.`, `${id}.${seal.slice(1)}`, `${otherId}.${seal}`, forged]) {
      const call = app.browser().client.notifications.stopMails({ query: { jeton } });
      expect({ jeton, answer: await refusalOf(call) }).toEqual({ jeton, answer: 'LINK_UNKNOWN' });
    }
    for (const path of ['/api/unsubscribe/', '/api//unsubscribe', '/api/log-out', '/api/unsubscribe/x']) {
      const answer = await app.app.request(asMailServer(link.replace('/api/unsubscribe', path)));
      expect({ path, status: answer.status }).toEqual({ path, status: 403 });
    }
    for (const browser of [karim, claire])
      expect(await browser.client.notifications.choices()).toMatchObject({ messageMails: true });
  });

  test('succeeds as a no-op for a deleted account', async () => {
    const jeton = unsubscribeToken(app.services.secret, 'parti-depuis');
    expect(await app.browser().client.notifications.stopMails({ query: { jeton } })).toEqual({ done: true });
  });
});
