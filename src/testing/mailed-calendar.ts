import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { TestApp } from './test-app.ts';

/** Waits until no mail is pending, so that no further mail will be sent. */
export async function untilMailsLeft(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'retry', 'active')`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Mails are still under way');
}

/** Returns every mail to an address, parsed, once none is pending. */
export async function parsedMailsTo(app: TestApp, address: string): Promise<ParsedMail[]> {
  await untilMailsLeft(app);
  const folder = join(app.services.env.DATA_DIR, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const mails: ParsedMail[] = [];
  for (const name of names) {
    const { to } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (to === address) mails.push(await emlOf(join(folder, name.replace(/json$/, 'eml'))));
  }
  return mails;
}

/** Returns the lines of the calendar attached to a mail, by property name; undefined without one. */
export function calendarIn(mail: ParsedMail | undefined): Record<string, string> | undefined {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  if (!file) return undefined;
  const lines = file.content
    .toString('utf8')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const event = lines.slice(
    0,
    lines.indexOf('BEGIN:VALARM') === -1 ? undefined : lines.indexOf('BEGIN:VALARM'),
  );
  return Object.fromEntries(
    event.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).split(';')[0] ?? '', line.slice(at + 1)];
    }),
  );
}

/** The .eml is written just after the file that announces it. */
async function emlOf(path: string): Promise<ParsedMail> {
  for (let tries = 0; tries < 50; tries += 1) {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) return simpleParser(bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail was written to ${path}`);
}
