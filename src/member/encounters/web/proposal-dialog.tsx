import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { type PlanPlaces, planMoment } from '#mechanisms/calendar/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Encounter } from '../contract.ts';
import { KIND_WORDS } from '../texts.ts';
import { ProposalForm } from './proposal-form.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useEncounter, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Votre proposition n’a pas pu partir. Elle est toujours là\u202f: réessayez dans un instant.';

interface ProposalDialogProps {
  contact: { id: string; firstName: string };
  /** Whose hour it is. */
  places: PlanPlaces;
  /** What this proposal takes the place of, if anything. */
  instead?: Encounter;
  onClose: () => void;
}

/** A first proposal, other moments in return, or another date in the place of the one agreed on. */
export function ProposalDialog({
  contact: { id, firstName },
  places,
  instead,
  onClose,
}: ProposalDialogProps) {
  const formId = useId();
  const readAgain = useReadPlansAgain();
  const refused = useEncounter(id)?.refused ?? [];
  const propose = useMutation(
    encountersApi.propose.mutationOptions({
      // The same twice is proposed once.
      ...safeToRepeat,
      onSuccess: () => {
        notify.success(`${firstName} reçoit vos trois moments.`);
        onClose();
      },
      onSettled: readAgain,
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      {...textsFor(firstName, instead)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={formId} pending={propose.isPending} pendingLabel="Envoi…">
            Proposer
          </Button>
        </>
      }
    >
      <ProposalForm
        id={formId}
        places={places}
        place={instead?.place}
        refused={[...refused, ...(instead?.moments ?? []), ...(instead?.agreedAt ? [instead.agreedAt] : [])]}
        words={instead && (instead.agreedAt ? KIND_WORDS.move : '')}
        onPropose={(proposal) => {
          if (!propose.isPending) propose.mutate({ id, ...proposal, revision: instead?.revision });
        }}
      />
      {propose.error ? <Alert tone="error">{planErrorSentence(propose.error, FAILED)}</Alert> : null}
    </Dialog>
  );
}

function textsFor(firstName: string, instead: Encounter | undefined): { title: string; description: string } {
  if (instead?.agreedAt)
    return {
      title: 'Déplacer le rendez-vous',
      description: `Le rendez-vous de ${planMoment(new Date(instead.agreedAt), instead.places, deviceZone())} sera annulé, et ${firstName} choisira parmi vos trois moments.`,
    };
  if (instead)
    return {
      title: 'Proposer d’autres moments',
      description: `${firstName} choisira l’un d’eux, ou vous répondra.`,
    };
  return {
    title: 'Proposer un rendez-vous',
    description: `Proposez trois moments à ${firstName}, qui en choisira un. Ceux-ci sont des suggestions.`,
  };
}
