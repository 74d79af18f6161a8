import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { type Choice, ChoiceCards } from '#ui/choice-cards.tsx';
import { coachesApi } from '../../coaches/web/shared/api.ts';
import { REGISTRATION_FAILED, type Registration, type WorkshopSession } from '../contract.ts';
import { workshopsApi } from './shared/api.ts';

export type Registered = { session: WorkshopSession; registration: Registration };

interface SessionFormProps {
  sessions: readonly WorkshopSession[];
  onRegistered: (registered: Registered) => void;
}

/** Choice of one date, then the registration. */
export function SessionForm({ sessions, onRegistered }: SessionFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = sessions.find((session) => session.id === chosenId);
  const register = useMutation(
    workshopsApi.register.mutationOptions({
      // Registering twice is being registered once.
      ...safeToRepeat,
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: workshopsApi.key() }),
          queryClient.invalidateQueries({ queryKey: coachesApi.key() }),
        ]),
      onSuccess: (registration) => {
        if (chosen) onRegistered({ session: chosen, registration });
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
        choices={sessions.map(choiceOf)}
        value={chosenId}
        onValueChange={setChosenId}
      />
      {register.error ? (
        <Alert tone="error">{errorSentence(register.error, REGISTRATION_FAILED)}</Alert>
      ) : null}
      <div className="grid gap-2">
        <Button
          type="submit"
          size="large"
          block
          disabled={reason !== null}
          aria-describedby={reason ? id : undefined}
          pending={register.isPending}
          pendingLabel="Inscription en cours..."
        >
          {chosen?.full ? 'Rejoindre la liste d’attente' : "Je m'inscris gratuitement"}
        </Button>
        {reason ? (
          <p id={id} className="text-center text-sm text-encre-2">
            {reason}
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** Why the button does nothing yet, if it does not. */
function reasonToWait(chosen: WorkshopSession | undefined): string | null {
  if (!chosen) return 'Choisissez d’abord une séance.';
  if (chosen.mine === 'registered') return 'Vous participez déjà à cette séance.';
  if (chosen.mine === 'waiting') return 'Vous êtes déjà sur la liste d’attente de cette séance.';
  return null;
}

function choiceOf(session: WorkshopSession): Choice<string> {
  return {
    value: session.id,
    label: <time dateTime={session.startsAt}>{frenchMoment(new Date(session.startsAt))}</time>,
    description: placeSentence(session),
  };
}

function placeSentence({ mine, rank, full, placesLeft }: WorkshopSession): string {
  if (mine === 'registered') return 'Votre place est réservée';
  if (mine === 'waiting') return `Complet. Vous êtes n°\u00a0${rank} sur la liste d’attente`;
  if (full) return 'Complet. Une place qui se libère va à la liste d’attente';
  return placesLeft === 1 ? 'Il reste une place' : `Il reste ${placesLeft} places`;
}
