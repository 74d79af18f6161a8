import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import type { VisibleProfile } from '#features/matching/contract.ts';
import { ofName } from '#lib/of-name.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { matchingApi } from './shared/api.ts';

/** Spec 1 §8, to the letter. */
const SEND_FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";
const REJECT_FAILED = 'Une erreur est survenue lors du rejet du profil.';

interface MatchActionsProps {
  person: VisibleProfile;
  onPassed: () => void;
}

export function MatchActions({ person, onPassed }: MatchActionsProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation(
    matchingApi.startConversation.mutationOptions({
      onSuccess: ({ contactId }) => {
        void refreshMadeOf(queryClient, 'contacts');
        // Whoever is in conversation is not proposed any more, and one place less is left.
        void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
        return navigate(`/chat?contact=${encodeURIComponent(contactId)}`);
      },
    }),
  );
  const pass = useMutation(matchingApi.reject.mutationOptions({ onSuccess: onPassed }));
  const busy = start.isPending || pass.isPending;

  return (
    <div className="mt-auto grid gap-3">
      {start.error ? (
        <Alert
          tone="error"
          action={
            isRefusal(start.error, 'CONTACT_LIMIT_REACHED') ? (
              <TextLink to="/chat">Retrouver mes conversations</TextLink>
            ) : null
          }
        >
          {errorSentence(start.error, SEND_FAILED)}
        </Alert>
      ) : null}
      {pass.error ? <Alert tone="error">{errorSentence(pass.error, REJECT_FAILED)}</Alert> : null}
      <div className="flex flex-col gap-3 @md:flex-row">
        <Button
          className="@md:grow"
          pending={start.isPending}
          pendingLabel="Envoi en cours…"
          onClick={() => {
            if (busy) return;
            pass.reset();
            start.mutate({ profileId: person.id });
          }}
        >
          <MessageCircle aria-hidden="true" />
          Envoyer un message
          <span className="sr-only"> à {person.firstName}</span>
        </Button>
        <Button
          variant="secondary"
          pending={pass.isPending}
          onClick={() => {
            if (busy) return;
            start.reset();
            pass.mutate({ id: person.id });
          }}
        >
          Passer
          <span className="sr-only"> le profil {ofName(person.firstName)}</span>
        </Button>
      </div>
    </div>
  );
}
