import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { type Choice, ChoiceCards } from '#ui/choice-cards.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import { REGISTRATION_FAILED, type Registration, type WorkshopDate } from '../contract.ts';
import { workshopsApi } from './shared/api.ts';
import { placesWords } from './shared/place-state.ts';

export type Registered = { date: WorkshopDate; registration: Registration };

interface DateFormProps {
  dates: readonly WorkshopDate[];
  onRegistered: (registered: Registered) => void;
}

/** Chooses a date, then registers. */
export function DateForm({ dates, onRegistered }: DateFormProps) {
  const queryClient = useQueryClient();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = dates.find((date) => date.id === chosenId);
  const register = useMutation(
    workshopsApi.register.mutationOptions({
      // Registering is idempotent.
      ...safeToRepeat,
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: workshopsApi.key() }),
          queryClient.invalidateQueries({ queryKey: coachesApi.key() }),
        ]),
      onSuccess: (registration) => {
        if (chosen) onRegistered({ date: chosen, registration });
      },
    }),
  );
  const reason = reasonToWait(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen && !reason && !register.isPending) register.mutate({ id: chosen.id });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <ChoiceCards
        name="session"
        legend="Choisissez votre séance"
        choices={dates.map(choiceOf)}
        value={chosenId}
        onValueChange={setChosenId}
      />
      <FailureAlert error={register.error} failed={REGISTRATION_FAILED} />
      <div className="grid gap-2 text-center">
        <WaitingButton
          type="submit"
          size="large"
          block
          missing={reason}
          field="[name=session]"
          upfront
          pending={register.isPending}
          pendingLabel="Inscription en cours…"
        >
          {chosen?.full ? 'Rejoindre la liste d’attente' : 'Je m’inscris gratuitement'}
        </WaitingButton>
      </div>
    </form>
  );
}

/** Returns why the button is inactive, if it is. */
function reasonToWait(chosen: WorkshopDate | undefined): string | null {
  if (!chosen) return 'Choisissez d’abord une séance.';
  if (chosen.mine === 'registered') return 'Vous participez déjà à cette séance.';
  if (chosen.mine === 'waiting') return 'Vous êtes déjà sur la liste d’attente de cette séance.';
  return null;
}

function choiceOf(date: WorkshopDate): Choice<string> {
  return {
    value: date.id,
    label: <TeamMoment at={date.startsAt} />,
    description: placeSentence(date),
  };
}

function placeSentence(date: WorkshopDate): string {
  if (date.mine === null && date.full)
    return 'Complet : si une place se libère, elle va à la liste d’attente';
  if (date.mine === null)
    return date.placesLeft === 1 ? 'Il reste une place' : `Il reste ${date.placesLeft} places`;
  return placesWords(date);
}
