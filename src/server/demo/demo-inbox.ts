import { MINUTE_MS } from '#lib/durations.ts';
import { contactChatKey } from '#member/support/rules.ts';
import { insertContact } from '#member/support/server/contact-store.ts';
import { insertSupportMessage } from '#member/support/server/message-store.ts';
import { noteAnswered, noteWritten, updateThread } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import { staffIdOf } from './demo-staff.ts';
import type { Demonstration } from './demonstration.ts';

type DemoThread = Demonstration['threads'][number];

const ANSWERED_AFTER_MINUTES = 9;

export async function insertDemoThreads(tx: Database, { threads, team }: Demonstration, now: Date) {
  for (const thread of threads) await insertDemoThread(tx, thread, { answerer: team.support, now });
}

async function insertDemoThread(
  tx: Database,
  { from, content, minutesAgo, answer, state }: DemoThread,
  { answerer, now }: { answerer: string; now: Date },
): Promise<void> {
  const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const { chat, written } = await beginChat(tx, from, content, at);
  const message = { is_from_admin: false, automatic: false, created_at: at };
  await insertSupportMessage(tx, chat, { ...message, client_id: 'exemple', content });
  const id = await noteWritten(tx, { ...written, content, now: at });
  if (answer === undefined) return;
  const answered = new Date(at.getTime() + ANSWERED_AFTER_MINUTES * MINUTE_MS);
  await insertSupportMessage(tx, chat, {
    client_id: 'réponse',
    content: answer,
    is_from_admin: true,
    answered_by: answerer,
    answerer_id: staffIdOf('support'),
    automatic: false,
    created_at: answered,
  });
  await noteAnswered(tx, id, { content: answer, staff: staffIdOf('support'), now: answered });
  if (state) await updateThread(tx, id, { state });
}

async function beginChat(tx: Database, from: DemoThread['from'], message: string, created_at: Date) {
  if (from.kind === 'member') {
    const key = from.id;
    return { chat: { kind: 'member', key }, written: { kind: 'member', key, member: key } } as const;
  }
  const { name } = from;
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${first_name.toLowerCase()}@exemple.invalid`;
  const labels = { visitorId: '', name, email };
  if (from.kind === 'visitor') {
    const key = `exemple-${email}`;
    return {
      chat: { kind: 'visitor', key, labels },
      written: { kind: 'visitor', key, writer: { name, email } },
    } as const;
  }
  const { recipient } = from;
  const phone = '06 00 00 00 00';
  const id = await insertContact(tx, { first_name, last_name, email, phone, recipient, message, created_at });
  const key = contactChatKey(id);
  return {
    chat: { kind: 'visitor', key, labels },
    written: { kind: 'contact', key, writer: { name, email, phone }, recipient },
  } as const;
}
