import { queryClient } from '#browser/api/query-client.ts';
import { rereadSession } from '#browser/session/session.ts';
import type { LiveHandlers } from '#live/web/live-connection.ts';
import { sendAgain } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import {
  applyAppointmentEvent,
  readAppointmentsAgain,
} from '#member/appointments/web/shared/live-appointments.ts';
import { applyCoachEvent, readCoachAgain } from '#member/coaching/web/shared/coach-channel.ts';
import { typingEvent } from '#member/conversations/contract.ts';
import { readChatAgain } from '#member/conversations/web/change-chat.ts';
import { applyConversationEvent, dispatchCallSignal } from '#member/conversations/web/shared/live-events.ts';
import { showTyping } from '#member/conversations/web/typing.ts';
import {
  applyIntroductionsEvent,
  readIntroductionsAgain,
} from '#member/matchmaker/web/shared/read-introductions-again.ts';
import { applySupportEvent, readSupportAgain } from '#member/support/web/shared/support-channel.ts';

/** Live event handlers of the member area, loaded lazily with each feature’s schemas. */
export const memberLive: LiveHandlers = {
  onFresh: () => {
    readChatAgain(queryClient);
    readSupportAgain(queryClient);
    readAppointmentsAgain(queryClient);
    readCoachAgain(queryClient);
    void readIntroductionsAgain(queryClient);
  },
  onLive: () => sendAgain(queryClient),
  onEvent: (payload) =>
    applyConversationEvent(queryClient, payload) ||
    applySupportEvent(queryClient, payload) ||
    applyCoachEvent(queryClient, payload) ||
    applyIntroductionsEvent(queryClient, payload),
  onEphemeral: (payload) => {
    const { data } = typingEvent.safeParse(payload);
    if (data) showTyping(data.contactId);
    else if (!applyAppointmentEvent(queryClient, payload)) dispatchCallSignal(payload);
  },
  // Also the fallback to update the unread count without a live connection.
  onRefused: () => rereadSession(),
};
