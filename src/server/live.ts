import { createPresenceForwarder } from '#desk/inbox/server/shared/forward-presence.ts';
import { listHoldingStaffSessions } from '#desk/staff/server/session-store.ts';
import { findStaffSession } from '#desk/staff/server/shared/require-staff.ts';
import { findSessionAnew, listHoldingSessions } from '#identity/accounts/server/shared/find-session.ts';
import type { ReadEvents } from '#live/server/deliver-events.ts';
import { createLive, type Live, type LiveOptions } from '#live/server/live.ts';
import type { Doorkeepers } from '#live/server/upgrade.ts';
import { createAppointmentSignals } from '#member/appointments/server/shared/forward-signals.ts';
import { COACH_CHANGED } from '#member/coaching/rules.ts';
import {
  createSignalForwarder,
  createTypingForwarder,
  readConversationEvents,
} from '#member/conversations/server/shared/live-events.ts';
import { INTRODUCTIONS_CHANGED } from '#member/matchmaker/contract.ts';
import { SUPPORT_CHANGED } from '#member/support/contract.ts';
import { visitorKey } from '#member/support/server/shared/visitor-cookie.ts';
import { currentKey, findVisitor } from '#member/support/server/writer-store.ts';
import type { Services } from '#platform/services.ts';

const PLAIN = [SUPPORT_CHANGED, INTRODUCTIONS_CHANGED, COACH_CHANGED];

const readEvents: ReadEvents = async (db, readers) => {
  const events = await readConversationEvents(db, readers);
  return events.map(({ userId, seq, kind, payload }) => ({
    userId,
    seq,
    payload: PLAIN.find((plain) => plain.kind === kind) ?? payload,
  }));
};

export function composeLive({
  database,
  clock,
  log,
  securityEvents,
  env,
  sessions,
}: Pick<LiveOptions, 'database' | 'clock' | 'log' | 'securityEvents' | 'env'> &
  Pick<Services, 'sessions'>): Live {
  const db = database.background;
  const forwardTyping = createTypingForwarder(db);
  const forwardPresence = createPresenceForwarder(db, clock);
  const forwardSignal = createSignalForwarder(db, clock);
  const appointmentSignals = createAppointmentSignals(db, clock);
  return createLive({
    database,
    clock,
    log,
    securityEvents,
    env,
    readEvents,
    forgetSessions: (gone) =>
      sessions.forget(({ id, userId }) => ('member' in gone ? userId === gone.member : id === gone.session)),
    listHolding: {
      member: (sessions) => listHoldingSessions(db, sessions, clock.now()),
      staff: (sessions) => listHoldingStaffSessions(db, sessions, clock.now()),
    },
    onEphemeral: {
      async member(publisher, member, payload) {
        const isSignal =
          (await forwardSignal(publisher, member, payload)) ||
          (await appointmentSignals.fromMember(publisher, member, payload));
        if (!isSignal) await forwardTyping(publisher, member, payload);
      },
      async staff(publisher, staff, payload) {
        if (!(await forwardPresence(publisher, staff, payload)))
          await appointmentSignals.fromStaff(publisher, staff, payload);
      },
    },
  });
}

/** Members need a session and an open account, colleagues a session, visitors the cookie of their chat. */
export function doorkeepers(services: Services): Doorkeepers {
  return {
    async member(headers) {
      const session = await findSessionAnew({ services, headers });
      if (!session || session.measure) return undefined;
      return { owner: session.userId, session: session.id };
    },
    async visitor(headers) {
      const key = visitorKey(services, headers.get('cookie') ?? '');
      const current = key && (await currentKey(services.db, key));
      return current && (await findVisitor(services.db, current)) ? { owner: current } : undefined;
    },
    async staff(headers) {
      const session = await findStaffSession(services, headers, { renews: false });
      return session?.stage === 'open' ? { owner: session.staff.id, session: session.id } : undefined;
    },
  };
}
