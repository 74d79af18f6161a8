import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { callsApi } from './api.ts';

const FAILED = 'Nous n’avons pas pu l’enregistrer. Réessayez dans un instant.';

export function CallCard({ contactId }: { contactId: string }) {
  const state = useCall(contactId);
  const queryClient = useQueryClient();
  const settle = {
    ...safeToRepeat,
    onSettled: () => queryClient.invalidateQueries({ queryKey: callsApi.key() }),
  };
  const accept = useMutation(callsApi.accept.mutationOptions(settle));
  const end = useMutation(callsApi.end.mutationOptions(settle));
  if (!state?.call) return null;
  const { firstName, call } = state;
  const failure = accept.error ?? end.error;
  return (
    <section
      aria-label="Votre appel"
      className="grid w-full max-w-lg gap-3 justify-self-center rounded-card bg-sauge-100 p-4 sm:p-5"
    >
      <h3 className="flex items-start gap-2.5 text-h3 wrap-anywhere">
        <Video aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sauge" />
        {titleOf(call.status, firstName)}
      </h3>
      <p className="text-sm">
        {call.otherIsThere
          ? `${firstName} vous attend.`
          : 'Dix minutes, image ou voix seule à votre choix. Rien n’est enregistré.'}
      </p>
      <FailureAlert error={failure} failed={FAILED} />
      <div className="flex flex-wrap items-center gap-2">
        {call.status === 'to-answer' ? (
          <Button size="small" pending={accept.isPending} onClick={() => accept.mutate({ id: contactId })}>
            Accepter
          </Button>
        ) : null}
        {call.status === 'open' ? (
          // A full navigation: only that page’s permissions policy allows camera and microphone.
          <a
            href={`/appel?contact=${encodeURIComponent(contactId)}`}
            className={buttonStyle({ size: 'small' })}
          >
            Rejoindre
          </a>
        ) : null}
        {call.status === 'waiting' ? (
          <p className="mr-auto text-sm font-semibold text-encre-2">En attente de sa réponse</p>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          pending={end.isPending}
          onClick={() => end.mutate({ id: contactId })}
        >
          {call.status === 'to-answer'
            ? 'Pas maintenant'
            : call.status === 'waiting'
              ? 'Retirer'
              : 'Annuler l’appel'}
        </Button>
      </div>
    </section>
  );
}

function titleOf(status: 'to-answer' | 'waiting' | 'open', firstName: string): string {
  if (status === 'to-answer') return `${firstName} vous propose un appel de dix minutes`;
  if (status === 'waiting') return `Vous proposez un appel de dix minutes à ${firstName}`;
  return 'Votre appel de dix minutes est ouvert';
}

/** Undefined while loading. */
export function useCall(contactId: string) {
  const { data } = useQuery(
    callsApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return data;
}

const NOT_PROPOSED = 'L’appel n’a pas pu être proposé. Réessayez dans un instant.';

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
      onError: (error) => notify.error(errorSentence(error, NOT_PROPOSED)),
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
