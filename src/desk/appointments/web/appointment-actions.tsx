import { Check, UserX, Video } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { DESK_CALL_PATH } from '#lib/paths.ts';
import { verdictOutcome } from '#member/appointments/rules.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import type { ListedAppointment } from '../contract.ts';
import { sayFailed } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

const OUTCOMES = [
  { outcome: 'held', words: 'Il a eu lieu', Icon: Check, variant: 'secondary' },
  { outcome: 'missed', words: 'Absence', Icon: UserX, variant: 'quiet' },
] as const;

/** Presses « Il a eu lieu » or « Absence » in the focused row. */
export function pressOutcome(outcome: 'held' | 'missed'): void {
  document.querySelector<HTMLElement>(`li:focus-within [data-outcome=${outcome}]`)?.click();
}

/** One press records that the appointment took place or was missed; the other button corrects it. */
export function OutcomeButtons({
  appointment: { id, state, startsAt, face },
}: {
  appointment: ListedAppointment;
}) {
  const now = useNow();
  const begins = new Date(startsAt);
  const settle = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.settle.mutationOptions(), {
    onRefused: sayFailed,
  });
  if (verdictOutcome({ state, startsAt: begins, face }, now) !== 'ok') return null;
  return OUTCOMES.map(({ outcome, words, Icon, variant }) =>
    state === outcome || (outcome === 'missed' && begins > now) ? null : (
      <Button
        key={outcome}
        data-outcome={outcome}
        size="small"
        variant={variant}
        pending={settle.isPending}
        onClick={() => settle.mutate({ id, outcome })}
      >
        <Icon aria-hidden="true" />
        {words}
      </Button>
    ),
  );
}

/** Opens a separate page: only that page may use camera and microphone. */
export function OpenCallLink({ id }: { id: string }) {
  return (
    <a
      href={`${DESK_CALL_PATH}?rendez-vous=${encodeURIComponent(id)}`}
      className={buttonStyle({ size: 'small' })}
    >
      <Video aria-hidden="true" />
      Ouvrir l’appel
    </a>
  );
}
