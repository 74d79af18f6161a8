import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';
import { useCall } from '../use-call.ts';
import { callsApi } from './api.ts';

const FAILED = 'L’appel n’a pas pu être proposé. Réessayez dans un instant.';

interface ProposeCallButtonProps {
  contact: { id: string; firstName: string };
  /** Whether both have written, among the loaded messages; the server checks the older ones. */
  acquainted: boolean;
  /** Shows a card with a reason in place of the button. */
  suggested: boolean;
}

export function ProposeCallButton({
  contact: { id, firstName },
  acquainted,
  suggested,
}: ProposeCallButtonProps) {
  const state = useCall(id);
  const queryClient = useQueryClient();
  const propose = useMutation(
    callsApi.propose.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => notify.success(`${firstName} reçoit votre proposition d’appel.`),
      onError: (error) => notify.error(errorSentence(error, FAILED)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: callsApi.key() }),
    }),
  );
  if (!state || state.call || !(acquainted || state.canPropose)) return null;
  const button = (
    <Button
      variant={suggested ? 'secondary' : 'quiet'}
      size="small"
      aria-label="Proposer un appel de dix minutes"
      className={suggested ? 'justify-self-start' : undefined}
      pending={propose.isPending}
      onClick={() => propose.mutate({ id })}
    >
      <Video aria-hidden="true" />
      <span className="max-sm:hidden">Proposer un appel de dix minutes</span>
      <span className="sm:hidden">Appel de dix minutes</span>
    </Button>
  );
  if (!suggested) return button;
  return (
    <section
      aria-label="Dix minutes de voix"
      className="order-first mx-auto mb-2 grid w-[calc(100%-1rem)] max-w-lg gap-2 rounded-card bg-sauge-100 p-4 sm:p-5"
    >
      <h3 className="text-h3">Dix minutes de voix&#8239;?</h3>
      <p className="text-sm">
        Vous vous écrivez depuis deux jours. Une voix dit beaucoup, sans numéro à donner, image ou voix seule
        à votre choix.
      </p>
      {button}
    </section>
  );
}
