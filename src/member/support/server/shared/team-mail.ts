import type { Database } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import type { ContactRecipient } from '../../rules.ts';
import { type ChatKey, listWritten } from '../message-store.ts';
import { findThreadOf } from '../thread-store.ts';
import { findNewOwner, findWriter } from '../writer-store.ts';

const QUEUE = 'support-mails';
/** Messages within this time share one mail. */
const GATHERED_MS = 5 * 60_000;
const REMEMBERED_SECONDS = 24 * 3600;
const RETRY = { retryLimit: 5, retryDelay: 60, retryBackoff: true };

/** A conversation with messages in the minutes from `since` on (ISO instant). */
export type WrittenJob = ChatKey & { since: string };

/** Enqueues a mail to the team within minutes, in the transaction of the message. */
export async function enqueueTeamMail(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  { kind, key }: ChatKey,
  now: Date,
): Promise<void> {
  const since = new Date(Math.floor(now.getTime() / GATHERED_MS) * GATHERED_MS);
  const job: WrittenJob = { kind, key, since: since.toISOString() };
  await jobs.send(tx, QUEUE, job, {
    ...RETRY,
    id: idOfKey(QUEUE, kind, key, job.since),
    startAfter: new Date(since.getTime() + GATHERED_MS),
    deleteAfterSeconds: REMEMBERED_SECONDS,
  });
}

/**
 * Mails new messages to the team, who can reply by mail or in the chat. The visitor may have become a member meanwhile,
 * and have moved the conversation.
 */
export async function mailTeam({ db, outbox, env }: Services, job: WrittenJob): Promise<void> {
  const since = new Date(job.since);
  const until = new Date(since.getTime() + GATHERED_MS);
  const { writer, chat, from } = await findChat(db, job);
  const thread = await findThreadOf(db, chat);
  const to = teamAddressOf(env, thread?.recipient ?? 'relations');
  const messages = await listWritten(db, chat, { since, until, from });
  if (!to || !writer || !thread || messages.length === 0) return;
  const data = { kind: chat.kind, ...writer, messages, thread: thread.id };
  await outbox.send(db, { template: 'support-messages', to, data, key: `${job.key}:${job.since}` });
}

async function findChat(db: Database, { kind, key }: ChatKey) {
  const writer = await findWriter(db, { kind, key });
  const owner = writer || kind === 'member' ? undefined : await findNewOwner(db, key);
  if (owner === undefined) return { writer, chat: { kind, key }, from: undefined };
  const chat: ChatKey = { kind: 'member', key: owner };
  return { writer: await findWriter(db, chat), chat, from: key };
}

export async function scheduleSupportMails(services: Services): Promise<void> {
  await services.jobs.work<WrittenJob>(QUEUE, ({ data }) => mailTeam(services, data));
}

/** Team mailbox of a recipient; without one, messages are only shown at the desk. */
export function teamAddressOf(env: Env, recipient: ContactRecipient): string | undefined {
  const own = {
    coach: env.COACH_EMAIL,
    relations: env.RELATIONS_EMAIL,
    admin: env.ADMIN_EMAIL,
    dpo: env.DPO_EMAIL,
  };
  return own[recipient] ?? env.TEAM_EMAIL;
}
