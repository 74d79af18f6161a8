import { expect, test } from 'vitest';
import { renderMail } from '#server/mail-templates.ts';

const APP_URL = 'https://lueur.example';
const render = (firstNames: string[]) =>
  renderMail('waiting-message', { firstNames, token: 'bWVtYnJl.sceau' }, APP_URL);

test('names all senders, in French', async () => {
  expect((await render(['Claire'])).text).toContain('Claire vous a écrit');
  const several = await render(['Claire', 'Marie', 'Inès']);
  expect(several.text).toContain('Claire, Marie et Inès vous ont écrit');
  expect(several.subject).toBe('Des messages vous attendent');
});

test('links to the messages and to the unsubscribe page, in both parts', async () => {
  const { html, text } = await render(['Claire']);
  for (const link of [`${APP_URL}/chat`, `${APP_URL}/desinscription#jeton=bWVtYnJl.sceau`]) {
    expect(html).toContain(`href="${link}"`);
    expect(text.split(/\s/)).toContain(link);
  }
});

test('loads no remote content, and escapes first names', async () => {
  const { html } = await render(['<b>x</b>']);
  expect(html).not.toMatch(/<script|<link|url\(|src="(?!cid:)|<b>x/);
});
