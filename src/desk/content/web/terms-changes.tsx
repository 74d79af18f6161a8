import { useState } from 'react';
import { ConfirmChange } from '#desk/staff/web/shared/change-dialog.tsx';
import type { TermsChange } from '#identity/terms/contract.ts';
import { consentDate } from '#lib/consent-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { deskContentApi } from './shared/api.ts';

const STATES = { coming: 'annoncé', past: 'en vigueur', cancelled: 'annulé' } as const;

export function TermsChanges({ members, changes }: { members: number; changes: readonly TermsChange[] }) {
  return (
    <section aria-labelledby="annonces" className="grid gap-3 rounded-card border border-filet bg-carte p-5">
      <h2 id="annonces" className="text-h3">
        Annonces
      </h2>
      {changes.length === 0 ? (
        <p className="text-encre-2">Aucun changement n’a été annoncé.</p>
      ) : (
        <ul className="grid divide-y divide-filet">
          {changes.map((change) => (
            <Change key={change.id} change={change} members={members} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ change, members }: { change: TermsChange; members: number }) {
  const { id, inForce, announcedAt, changes, told, state } = change;
  const [asked, setAsked] = useState(false);
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{consentDate(inForce)}</strong>
        <Badge>{STATES[state]}</Badge>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{changes}</p>
      <p className="text-sm text-encre-2">
        Annoncé le {consentDate(announcedAt)}. {told} membre{told > 1 ? 's' : ''} sur {members}{' '}
        {told > 1 ? 'ont reçu' : 'a reçu'} l’e-mail.
      </p>
      {state === 'coming' ? (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setAsked(true)}
        >
          Annuler ce changement
        </Button>
      ) : null}
      {asked ? (
        <ConfirmChange
          title="Annuler ce changement ?"
          description="Les membres déjà prévenus reçoivent un e-mail qui dit que les conditions restent les mêmes. Les autres n’apprennent rien."
          confirmLabel="Annuler le changement"
          cancelLabel="Le garder"
          api={deskContentApi}
          change={deskContentApi.cancelTerms.mutationOptions()}
          input={{ id }}
          said="Le changement est annulé."
          onClose={() => setAsked(false)}
        />
      ) : null}
    </li>
  );
}
