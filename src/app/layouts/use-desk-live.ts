import { useEffect } from 'react';
import { queryClient } from '#browser/api/query-client.ts';
import { applyPresence, sayPresence, startPresence } from '#desk/inbox/web/shared/presence.ts';
import { DESK_PARTS, type DeskPart } from '#lib/desk-parts.ts';
import type { LivePayload } from '#live/protocol.ts';
import { deskLive } from '#live/web/desk-connection.ts';
import { sendAgain } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { dispatchAppointmentSignal } from '#member/appointments/web/shared/live-appointments.ts';

/** Queries are keyed by contract name: `deskInbox`, `deskModeration`… */
function readAgain(part: DeskPart): void {
  const name = `desk${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  void queryClient.invalidateQueries({ queryKey: [[name]] });
}

function apply(payload: LivePayload): void {
  if (dispatchAppointmentSignal(payload)) return;
  const { kind, part } = payload;
  applyPresence(payload);
  const changed = DESK_PARTS.find((one) => one === part);
  if (kind === 'desk-changed' && changed) readAgain(changed);
}

/** Live updates on every desk page. @param staff id of the colleague; null when logged out */
export function useDeskLive(staff: string | null): void {
  useEffect(() => {
    if (staff === null) return;
    const stopPresence = startPresence();
    const stop = deskLive.start({
      onFresh: () => DESK_PARTS.forEach(readAgain),
      onLive() {
        sayPresence();
        sendAgain(queryClient);
      },
      onEvent: () => true,
      onEphemeral: apply,
      // The next response tells whether the session has expired.
      onRefused: () => readAgain('staff'),
    });
    return () => {
      stopPresence();
      stop();
    };
  }, [staff]);
}
