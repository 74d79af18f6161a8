import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { DEV_MAIL_STYLE, type ListedMail, mailListPage, mailPage, noMailPage } from './dev-mail-pages.ts';
import { mailDirectory, type StoredMail, storedMail } from './file-mailer.ts';
import { withScenesInside } from './mail-scenes.ts';

export const DEV_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail may use inline styles and our drawings: no script, no external resource, no form. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";
const DEV_STYLE_PATH = '/dev/mail/style.css';
const LIST_LIMIT = 200;
const MAIL_NAME = /^[\w@.+-]+$/;

/** The mailbox at `/dev/mail`. Never mounted in production: mails carry links that open sessions. */
export function devMail(dataDir: string): Hono {
  const directory = mailDirectory(dataDir);
  const app = new Hono();

  app.use('/dev/mail/*', async (c, next) => {
    c.header('Content-Security-Policy', DEV_PAGE_POLICY);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.get('/dev/mail', async (c) => c.html(mailListPage(await listMails(directory))));
  app.get(DEV_STYLE_PATH, (c) => c.body(DEV_MAIL_STYLE, 200, { 'Content-Type': 'text/css' }));
  app.get('/dev/mail/:name', async (c) => {
    const name = c.req.param('name');
    const mail = await findMail(directory, name);
    return mail ? c.html(mailPage(name, mail)) : c.html(noMailPage(), 404);
  });
  app.get('/dev/mail/:name/html', async (c) => {
    const mail = await findMail(directory, c.req.param('name'));
    if (!mail) return c.notFound();
    c.header('Content-Security-Policy', MAIL_POLICY);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    // Its links leave the frame, so that a confirmation opens the site as it would from a mailbox.
    const html = await withScenesInside(mail.html);
    return c.html(html.replaceAll('target="_blank"', 'target="_top"'));
  });
  return app;
}

/** The latest first: names begin with the time. */
async function listMails(directory: string): Promise<ListedMail[]> {
  const files = await readdir(directory).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const latest = names.sort().reverse().slice(0, LIST_LIMIT);
  const found = await Promise.all(
    latest.map(async (name) => ({ name, mail: await findMail(directory, name) })),
  );
  return found.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []));
}

async function findMail(directory: string, name: string): Promise<StoredMail | undefined> {
  if (!MAIL_NAME.test(name)) return undefined;
  try {
    return storedMail.parse(JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}
