import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { planMoment } from '#mechanisms/calendar/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { Encounter } from '../contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { InvitationQuote } from './invitation-quote.tsx';
import { OtherProposalDialog } from './lazy-proposal-dialog.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.';

/** A received proposal: one button per moment, or another answer. */
export function AnswerCard({ encounter }: { encounter: Encounter }) {
  const { contactId, firstName, moments, place, places, revision } = encounter;
  const [open, setOpen] = useState<'other' | 'decline'>();
  const readAgain = useReadPlansAgain();
  const accept = useMutation(
    encountersApi.accept.mutationOptions({
      ...safeToRepeat,
      onSettled: readAgain,
    }),
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <h3 className="text-h3 wrap-anywhere">{firstName} vous propose un rendez-vous</h3>
      <InvitationQuote place={place} moments={moments.map((moment) => new Date(moment))} places={places} />
      {place.holdsContactDetails ? (
        <p className="flex items-start gap-2 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
          Ce lieu contient une adresse, un lien ou un numéro{'\u202f'}: rien ne vous oblige à l’utiliser.
        </p>
      ) : null}
      <ul aria-label="Moments proposés" className="grid gap-2">
        {moments.map((moment) => (
          <li key={moment}>
            <Button
              variant="secondary"
              block
              className="bg-carte first-letter:uppercase"
              pending={accept.isPending && accept.variables.moment === moment}
              onClick={() => {
                if (!accept.isPending) accept.mutate({ id: contactId, revision, moment });
              }}
            >
              <time dateTime={moment} className="inline-block first-letter:uppercase">
                {planMoment(new Date(moment), places, deviceZone())}
              </time>
            </Button>
          </li>
        ))}
      </ul>
      {accept.error ? <Alert tone="error">{planErrorSentence(accept.error, FAILED)}</Alert> : null}
      <div className="flex flex-wrap gap-x-1">
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('other')}>
          Proposer d’autres moments
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('decline')}>
          Aucun ne me convient
        </Button>
      </div>
      {open === 'other' ? <OtherProposalDialog encounter={encounter} onClose={close} /> : null}
      {open === 'decline' ? <EndDialog encounter={encounter} onClose={close} /> : null}
    </>
  );
}
