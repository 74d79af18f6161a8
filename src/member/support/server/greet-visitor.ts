import type { Services } from '#platform/services.ts';
import { supportGreeting, type VisitorLabels } from '../rules.ts';
import { type Chat, insertSupportMessage } from './message-store.ts';

/** Greets a visitor without history, once however often it is asked. */
export async function greetVisitor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
  labels: VisitorLabels,
): Promise<void> {
  const chat: Chat = { kind: 'visitor', key, labels };
  await insertSupportMessage(db, chat, {
    client_id: 'greeting',
    content: supportGreeting(labels.name),
    is_from_admin: true,
    automatic: true,
    created_at: clock.now(),
  });
}
