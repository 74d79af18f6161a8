import { findSession, listHoldingSessions } from '#features/accounts/server/shared/find-session.ts';
import { createTypingForwarder } from '#features/conversations/server/shared/forward-typing.ts';
import { readEventPayloads } from '#features/conversations/server/shared/read-event-payloads.ts';
import { SUPPORT_CHANGED } from '#features/support/chat/contract.ts';
import { visitorKey } from '#features/support/chat/server/shared/visitor-cookie.ts';
import { findVisitor } from '#features/support/chat/server/writer-store.ts';
import type { ReadPayloads } from '#live/server/deliver-events.ts';
import { createLive, type Live, type LiveOptions } from '#live/server/live.ts';
import type { Doorkeepers } from '#live/server/upgrade.ts';
import type { Services } from '#platform/services.ts';

/** Events of the chat with the team say all by their kind; the others are of conversations. */
const readPayloads: ReadPayloads = async (db, events) => {
  const isSupport = ({ kind }: { kind: string }) => kind === SUPPORT_CHANGED.kind;
  const ofConversations = await readEventPayloads(
    db,
    events.filter((event) => !isSupport(event)),
  );
  const next = ofConversations.values();
  return events.map((event) => (isSupport(event) ? SUPPORT_CHANGED : (next.next().value ?? event)));
};

/** Live delivery, with what each feature gives to it. */
export function composeLive({
  database,
  clock,
  log,
  env,
}: Pick<LiveOptions, 'database' | 'clock' | 'log' | 'env'>): Live {
  const db = database.background;
  return createLive({
    database,
    clock,
    log,
    env,
    readPayloads,
    listHoldingSessions: (sessions) => listHoldingSessions(db, sessions, clock.now()),
    onEphemeral: createTypingForwarder(db),
  });
}

/** Who may open a socket: members by their session, visitors by the cookie of their chat. */
export function doorkeepers(services: Services): Doorkeepers {
  return {
    async member(cookies) {
      const session = await findSession({ services, headers: new Headers({ cookie: cookies }) });
      return session && { member: session.userId, session: session.id };
    },
    async visitor(cookies) {
      const key = visitorKey(services, cookies);
      return key && (await findVisitor(services.db, key)) ? key : undefined;
    },
  };
}
