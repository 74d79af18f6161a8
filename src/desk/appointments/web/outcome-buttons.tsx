import { Check, UserX } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { verdictOutcome } from '#member/appointments/rules.ts';
import { Button } from '#ui/button.tsx';
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
