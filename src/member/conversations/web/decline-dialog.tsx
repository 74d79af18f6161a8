import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { type Farewell, farewellSentence, farewellsFor } from '../rules.ts';
import { uncacheOpenings } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

interface DeclineDialogProps {
  contact: Contact;
  /** Whether the member has written and never received an answer. */
  unanswered?: boolean;
  onClose: () => void;
}

/** Declines a contact (D28); shows the farewell exactly as it will be sent. */
export function DeclineDialog({ contact, unanswered = false, onClose }: DeclineDialogProps) {
  const { id, firstName, pairGender } = contact;
  const farewells = farewellsFor(unanswered);
  const queryClient = useQueryClient();
  const [farewell, setFarewell] = useState<Farewell>(farewells[0]);
  const decline = useMutation(
    conversationsApi.decline.mutationOptions({
      onSuccess: () => {
        uncacheOpenings(queryClient);
        notify.success('C’est dit, avec des mots choisis.');
        onClose();
      },
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={unanswered ? 'Refermer la conversation' : 'Dire non avec douceur'}
      description={`${firstName} recevra la phrase que vous choisissez et pourra vous répondre une fois. La conversation sera ensuite close, et vous ne serez plus ${pairGender === 'femme' ? 'présentées l’une à l’autre' : 'présentés l’un à l’autre'}.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
          <Button
            pending={decline.isPending}
            pendingLabel="Envoi…"
            onClick={() => decline.mutate({ id, farewell })}
          >
            Envoyer et clore
          </Button>
        </>
      }
    >
      <ChoiceCards
        name="farewell"
        legend="Ce que vous voulez dire"
        hint={`Votre phrase arrivera telle quelle dans la conversation ${ofName(firstName)}.`}
        value={farewell}
        onValueChange={setFarewell}
        choices={farewells.map((value) => ({ value, label: farewellSentence(value, firstName) }))}
      />
      {decline.error ? <Alert tone="error">{chatErrorSentence(decline.error, 'decline')}</Alert> : null}
    </Dialog>
  );
}
