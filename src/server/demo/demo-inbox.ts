import { MINUTE_MS } from '#lib/durations.ts';
import { insertContact } from '#member/contact-form/server/store.ts';
import type { ContactRecipient } from '#member/support-threads/rules.ts';
import { contactChatKey, type ThreadState } from '#member/support-threads/rules.ts';
import { insertSupportMessage } from '#member/support-threads/server/message-store.ts';
import { noteAnswered, noteWritten, updateThread } from '#member/support-threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';

type Writer = { member: string } | { visitor: string } | { letter: string; recipient: ContactRecipient };

type DemoThread = {
  from: Writer;
  words: string;
  minutesAgo: number;
  answer?: string;
  state?: ThreadState;
};

const NADIA = { staff: 'demo-equipe-support', name: 'Nadia' } as const;
const ANSWERED_AFTER_MINUTES = 9;

const THREADS: readonly DemoThread[] = [
  {
    from: { letter: 'Mathieu Exemple', recipient: 'relations' },
    words: 'Bonjour, je viens de déménager de Lille à Nantes. Dois-je refaire mes questionnaires\u202f?',
    minutesAgo: 190,
  },
  {
    from: { member: 'demo-0411' },
    words:
      'Bonjour, le site me dit que j’ai déjà changé trois fois de ville cette semaine. Pouvez-vous m’aider\u202f?',
    minutesAgo: 42,
  },
  {
    from: { visitor: 'Sophie' },
    words: 'Bonjour, peut-on s’inscrire sans donner de photo tout de suite\u202f?',
    minutesAgo: 12,
  },
  {
    from: { letter: 'Lina Exemple', recipient: 'dpo' },
    words: 'Bonjour, quelles données gardez-vous de moi, et combien de temps\u202f?',
    minutesAgo: 300,
  },
  {
    from: { member: 'demo-0418' },
    words: 'La légende de ma photo ne s’enregistre pas.',
    minutesAgo: 150,
    answer:
      'Bonjour, merci de nous l’avoir dit. Une légende tient en 80 caractères\u202f: la vôtre en compte 84. Pouvez-vous l’écourter un peu\u202f?',
  },
  {
    from: { visitor: 'Bruno' },
    words: 'Les ateliers sont-ils vraiment gratuits\u202f?',
    minutesAgo: 1_500,
    answer: 'Bonjour Bruno, oui\u202f: les huit ateliers sont offerts, de deux à cinq personnes.',
    state: 'resolved',
  },
];

export async function insertDemoThreads(tx: Database, now: Date): Promise<void> {
  for (const thread of THREADS) await insertDemoThread(tx, thread, now);
}

async function insertDemoThread(
  tx: Database,
  { from, words, minutesAgo, answer, state }: DemoThread,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const { chat, written } = await beginChat(tx, from, words, at);
  const message = { is_from_admin: false, automatic: false, created_at: at };
  await insertSupportMessage(tx, chat, { ...message, client_id: 'exemple', content: words });
  const id = await noteWritten(tx, { ...written, content: words, now: at });
  if (answer === undefined) return;
  const answered = new Date(at.getTime() + ANSWERED_AFTER_MINUTES * MINUTE_MS);
  await insertSupportMessage(tx, chat, {
    client_id: 'réponse',
    content: answer,
    is_from_admin: true,
    answered_by: NADIA.name,
    answerer_id: NADIA.staff,
    automatic: false,
    created_at: answered,
  });
  await noteAnswered(tx, id, { content: answer, staff: NADIA.staff, now: answered });
  if (state) await updateThread(tx, id, { state });
}

async function beginChat(tx: Database, from: Writer, message: string, created_at: Date) {
  if ('member' in from) {
    const key = from.member;
    return { chat: { kind: 'member', key }, written: { kind: 'member', key, member: key } } as const;
  }
  const name = 'visitor' in from ? from.visitor : from.letter;
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${first_name.toLowerCase()}@exemple.invalid`;
  const labels = { visitorId: '', name, email };
  if ('visitor' in from) {
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
