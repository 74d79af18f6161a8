import { queryClient } from '#browser/api/query-client.ts';
import { rereadSession } from '#browser/session/session.ts';
import {
  noteAppointments,
  readAppointmentsAgain,
} from '#features/accompaniment/appointments/web/shared/live-appointments.ts';
import {
  applyCoachEvent,
  readCoachAgain,
} from '#features/accompaniment/coach-chat/web/shared/coach-channel.ts';
import { noteSignal } from '#features/conversations/calls/web/shared/signals.ts';
import { typingEvent } from '#features/conversations/contract.ts';
import { readChatAgain } from '#features/conversations/web/change-chat.ts';
import { applyConversationEvent } from '#features/conversations/web/shared/apply-conversation-event.ts';
import { noteTyping } from '#features/conversations/web/typing.ts';
import { sendAgain } from '#features/conversations/web/use-sending.ts';
import { applyIntroductionsEvent } from '#features/matching/introductions/web/shared/apply-introductions-event.ts';
import { readIntroductionsAgain } from '#features/matching/introductions/web/shared/read-introductions-again.ts';
import { applySupportEvent, readSupportAgain } from '#features/support/chat/web/shared/support-channel.ts';
import type { LiveHandlers } from '#live/web/live-connection.ts';

/** What the member area makes of what comes live: fetched at rest, with the schemas of what each feature says. */
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
    if (data) noteTyping(data.contactId);
    else if (!noteAppointments(queryClient, payload)) noteSignal(payload);
  },
  // Also the slow way to learn what waits unread while nothing comes by itself.
  onRefused: () => rereadSession(),
};
