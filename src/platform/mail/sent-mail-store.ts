import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { eraseInSteps } from '../database/erase-in-steps.ts';
import { sentMails } from '../database/tables.ts';
import type { MailName } from './mail-templates.ts';

export const SENT_MAILS_KEPT_MONTHS = 12;

/** Records the mails sent to a member; an address without an account leaves no trace. */
export async function insertSentMail(
  db: Database,
  { id, to, template }: { id: string; to: string; template: MailName },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO sent_mails (id, user_id, template, sent_at)
    SELECT ${id}, id, ${template}, ${now.toISOString()}::timestamptz FROM users WHERE email = ${to}
    FOR KEY SHARE ON CONFLICT (id) DO NOTHING`);
}

export async function eraseSentMailsBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, sentMails, lt(sentMails.sent_at, before));
}
