import { INBOX_ROLES } from '#desk/inbox/rules.ts';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import type { LIVE_PATHS } from '#live/server/upgrade.ts';
import type { Caller } from './access-table.ts';

/** Callers that may open each socket; the others get a 401. */
export const LIVE_ACCESS: Record<(typeof LIVE_PATHS)[number], readonly Caller[]> = {
  '/api/live': ['confirmed', 'member'],
  // For the cookie of a visitor's chat, which none of these has.
  '/api/live/visitor': [],
  '/api/live/desk': STAFF_ROLES,
};

/** Every ephemeral event that a browser may send, with an example and the callers whose event is delivered. */
export const LIVE_FRAMES: Record<
  string,
  { payload: (contact: string) => object; heardFrom: readonly Caller[] }
> = {
  typing: { payload: (contactId) => ({ contactId }), heardFrom: ['member'] },
  'desk-presence': { payload: () => ({ thread: null, writing: false }), heardFrom: INBOX_ROLES },
  // Only between two people who have joined the call, which none has.
  'call-signal': {
    payload: (contactId) => ({ contactId, seat: crypto.randomUUID(), data: '{}' }),
    heardFrom: [],
  },
  'appointment-signal': {
    payload: () => ({ appointmentId: 'x', seat: crypto.randomUUID(), data: '{}' }),
    heardFrom: [],
  },
};
