import { useEffect } from 'react';
import { queryClient } from '#browser/api/query-client.ts';
import { notePresence, sayPresence, startPresence } from '#desk/inbox/web/shared/presence.ts';
import { DESK_PARTS, type DeskPart } from '#lib/desk-parts.ts';
import type { LivePayload } from '#live/protocol.ts';
import { deskLive } from '#live/web/desk-connection.ts';
import { noteAppointmentSignal } from '#member/appointments/web/shared/live-appointments.ts';

/** Every part keeps its answers under the name of its contract: `deskInbox`, `deskModeration`… */
function readAgain(part: DeskPart): void {
  const name = `desk${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  void queryClient.invalidateQueries({ queryKey: [[name]] });
}

function apply(payload: LivePayload): void {
  if (noteAppointmentSignal(payload)) return;
  const { kind, part } = payload;
  notePresence(payload);
  const changed = DESK_PARTS.find((one) => one === part);
  if (kind === 'desk-changed' && changed) readAgain(changed);
}

/**
 * What colleagues, members and visitors do comes by itself, on whatever page of the desk.
 * @param staff id of who works here; null for nobody
 */
export function useDeskLive(staff: string | null): void {
  useEffect(() => {
    if (staff === null) return;
    const stopPresence = startPresence();
    const stop = deskLive.start({
      onFresh: () => DESK_PARTS.forEach(readAgain),
      onLive: sayPresence,
      onEvent: () => true,
      onEphemeral: apply,
      // The next answer of the server says whether the session is over.
      onRefused: () => readAgain('staff'),
    });
    return () => {
      stopPresence();
      stop();
    };
  }, [staff]);
}
