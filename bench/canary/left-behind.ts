import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dumpTables } from '#testing/someone-everywhere.ts';
import type { BuiltApp } from '../built/built-app.ts';
import type { Record } from './record.ts';

const LINK = /#jeton=([\w.-]+)/g;

/** What must be nowhere but with its owner: whole cookies, and links that were mailed. */
export function noteSecrets({ mails }: BuiltApp, record: Record, cookies: Iterable<string>): void {
  for (const cookie of cookies) {
    record.secrets.set(cookie, 'a session');
    record.secrets.set(decodeURIComponent(cookie), 'a session');
  }
  for (const { text = '' } of mails)
    for (const [, token] of text.matchAll(LINK)) if (token) record.secrets.set(token, 'a mailed link');
}

/** What the product has written elsewhere than in answers: mails, log, metrics, jobs, files, the database. */
export async function searchWhatIsWritten(built: BuiltApp, record: Record): Promise<void> {
  const { node, mails, logOfJobs } = built;
  for (const line of node.log.split('\n')) record.note('log', eventOf(line), Buffer.from(line));
  record.note('log', 'second node', Buffer.from(logOfJobs()));
  const metrics = await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`);
  record.note('metrics', '/metrics', Buffer.from(await metrics.arrayBuffer()));
  for (const { to, subject = '', text = '', html, attachments } of mails) {
    const isTeam = JSON.stringify(to ?? '').includes('@equipe.invalid');
    const parts = attachments.map(({ content }) => content.toString());
    record.note('mail subjects', subject, Buffer.from(subject));
    const said = Buffer.from([text, html || '', parts].flat().join('\n'));
    record.note(isTeam ? 'mails to the team' : 'mails to members', subject, said);
  }
  await searchDatabase(built, record, 'database');
  for (const file of filesUnder(node.data)) record.note('files', file, readFileSync(file));
}

/**
 * Every table as text. In the database itself a member’s fields are at home: there only what must be kept nowhere is
 * searched for. Of somebody who is gone everything is.
 */
export async function searchDatabase(
  { database }: Pick<BuiltApp, 'database'>,
  record: Record,
  place: 'database' | 'after erasure' | 'after restoration',
): Promise<void> {
  for (const [table, rows] of Object.entries(await dumpTables(database.db))) {
    const isJob = place === 'database' && table.startsWith('pgboss.');
    record.note(isJob ? 'jobs' : place, table, Buffer.from(rows));
  }
}

function eventOf(line: string): string {
  return /"(?:event|msg)":"([\w-]+)"/.exec(line)?.[1] ?? line.slice(0, 40);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
