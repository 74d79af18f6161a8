import { useMutation } from '@tanstack/react-query';
import { CalendarSync, CalendarX2, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { planMoment } from '#mechanisms/calendar/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Encounter } from '../../contract.ts';
import { EndDialog } from '../end-dialog.tsx';
import { InvitationQuote, PlaceLine } from '../invitation.tsx';
import { planErrorSentence, useEncounter, useReadPlansAgain } from '../use-encounter.ts';
import { encountersApi } from './api.ts';
import { DateTicket } from './date-ticket.tsx';
import { OtherProposalDialog } from './propose-date-button.tsx';

const LABEL = 'Votre rendez-vous';

/** The plan of the two, below their messages; empty without one. */
export function EncounterCard({ contactId }: { contactId: string }) {
  const encounter = useEncounter(contactId)?.encounter;
  if (!encounter) return null;
  return <Plan key={contactId} encounter={encounter} />;
}

function Plan({ encounter }: { encounter: Encounter }) {
  const { status, agreedAt, firstName } = encounter;
  const [wasAgreed] = useState(agreedAt !== null);
  const isNew = agreedAt !== null && !wasAgreed;
  const card = useRef<HTMLDivElement>(null);
  // The clicked button is gone: focus the title of the ticket, unless the focus is elsewhere.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) card.current?.querySelector('h3')?.focus();
  }, [isNew]);
  return (
    <div ref={card} className="grid w-full max-w-xl justify-self-center">
      <p role="status" className="sr-only">
        {isNew ? `Votre rendez-vous avec ${firstName} est convenu.` : null}
      </p>
      {agreedAt ? (
        <AgreedCard encounter={encounter} agreedAt={agreedAt} label={LABEL} />
      ) : (
        <section aria-label={LABEL} className="grid gap-3 rounded-card bg-abricot-100 p-4 sm:p-5">
          {status === 'to-answer' ? (
            <AnswerCard encounter={encounter} />
          ) : (
            <WaitingCard encounter={encounter} />
          )}
        </section>
      )}
    </div>
  );
}

/** The member’s own proposal, while it is pending. */
function WaitingCard({ encounter }: { encounter: Encounter }) {
  const [ending, setEnding] = useState(false);
  return (
    <>
      <h3 className="text-h3 wrap-anywhere">Vous proposez un rendez-vous à {encounter.firstName}</h3>
      <PlaceLine place={encounter.place} />
      <ul className="grid gap-1">
        {encounter.moments.map((moment) => (
          <li key={moment}>
            <time dateTime={moment} className="inline-block first-letter:uppercase">
              {planMoment(new Date(moment), encounter.places, deviceZone())}
            </time>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-semibold text-encre-2">En attente de sa réponse</p>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setEnding(true)}>
          Retirer
        </Button>
      </div>
      {ending ? <EndDialog encounter={encounter} onClose={() => setEnding(false)} /> : null}
    </>
  );
}

interface AgreedCardProps {
  encounter: Encounter;
  agreedAt: string;
  label: string;
}

/** The ticket in the conversation, where the date can be moved or cancelled. */
function AgreedCard({ encounter, agreedAt, label }: AgreedCardProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DateTicket
        encounter={encounter}
        agreedAt={agreedAt}
        label={label}
        heading="h3"
        menu={
          <Menu
            label="Changer le rendez-vous"
            actions={[
              { label: 'Déplacer', icon: CalendarSync, onSelect: () => setOpen('move') },
              { label: 'Annuler', icon: CalendarX2, danger: true, onSelect: () => setOpen('cancel') },
            ]}
          />
        }
      />
      {open === 'move' ? <OtherProposalDialog encounter={encounter} onClose={close} /> : null}
      {open === 'cancel' ? <EndDialog encounter={encounter} onClose={close} /> : null}
    </>
  );
}

const FAILED = 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.';

/** A received proposal: one button per moment, or another answer. */
function AnswerCard({ encounter }: { encounter: Encounter }) {
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
