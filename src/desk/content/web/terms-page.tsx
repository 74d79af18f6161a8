import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { newTermsChange, type TermsChange } from '#identity/consents/contract.ts';
import { CHANGES_MAX_LENGTH, firstDayToAnnounce } from '#identity/consents/rules.ts';
import { consentDate, parisDay } from '#lib/french-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';
import { useKeptWords } from './use-versioned-form.ts';

export const meta = deskMeta('Conditions');

const MAILS_LEAVE_MS = 5_000;

/** Announces a change of the terms by mail, and shows the number of agreements per version. */
export default function TermsPage() {
  const query = useQuery(
    deskContentApi.terms.queryOptions({
      // The count of notified members grows while the mails are sent.
      refetchInterval: ({ state: { data } }) =>
        data?.changes.some(({ state, told }) => state === 'coming' && told < data.members) && MAILS_LEAVE_MS,
    }),
  );
  return (
    <ContentPart
      title="Conditions"
      intro="Prévenir les membres d’un changement des conditions ou de la politique de confidentialité, trente jours avant, et voir qui a accepté quelle version."
      query={query}
    >
      {({ members, versions, changes }) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <TermsChangeForm />
          <div className="grid gap-6">
            <TermsChanges members={members} changes={changes} />
            <section
              aria-labelledby="versions"
              className="grid gap-3 rounded-card border border-filet bg-carte p-5"
            >
              <h2 id="versions" className="text-h3">
                Qui a accepté quoi
              </h2>
              <ul className="grid divide-y divide-filet">
                {versions.map(({ version, date, members: agreed }, place) => (
                  <li key={version} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                    <span>
                      Version du {consentDate(date)}
                      {place === 0 ? ', en vigueur' : ''}
                    </span>
                    <span className="tabular-nums">
                      {agreed} membre{agreed > 1 ? 's' : ''}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="text-sm text-encre-2">
                À chaque nouvelle version, l’espace de chaque membre demande un nouvel accord. Le texte
                lui-même change avec une mise à jour du site, ce jour-là.
              </p>
            </section>
          </div>
        </div>
      )}
    </ContentPart>
  );
}

const form = newTermsChange.omit({ id: true });

/** Asks for confirmation, since mails cannot be recalled. */
function TermsChangeForm() {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<{ inForce: string; changes: string }>();
  const first = firstDayToAnnounce(parisDay(currentTime()));
  const { form: typed, field, placeError } = useTypedForm(form, { inForce: first, changes: '' });
  useKeptWords(typed, null);
  const announce = useDeskChange(deskContentApi, deskContentApi.announceTerms.mutationOptions(), {
    said: 'Le changement est annoncé, les e-mails partent.',
    onRefused: placeError,
    onDone: () => {
      setId(crypto.randomUUID());
      setAsked(undefined);
      typed.reset({ inForce: first, changes: '' });
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4 rounded-card border border-filet bg-carte p-5 sm:p-6"
      onSubmit={typed.handleSubmit(setAsked)}
    >
      <LeaveDialog changed={typed.formState.isDirty} />
      <h2 className="text-h3">Annoncer un changement</h2>
      <TextArea
        label="Ce qui change"
        hint="Chaque ligne est un paragraphe de l’e-mail. Dites ce qui change pour la personne, sans renvoyer à un article."
        rows={6}
        maxLength={CHANGES_MAX_LENGTH}
        {...field('changes')}
      />
      <TextField
        label="S’applique le"
        type="date"
        min={first}
        hint="Trente jours entiers après l’annonce, au moins."
        {...field('inForce')}
      />
      <FailureAlert error={announce.error} failed="L’annonce n’a pas pu être enregistrée. Réessayez." />
      <Button type="submit" className="justify-self-start">
        Annoncer
      </Button>
      {asked ? (
        <ConfirmDialog
          title="Prévenir tous les membres ?"
          description="Chaque membre reçoit un e-mail avec ces phrases, et les lit dans son espace jusqu’au jour dit. Un e-mail parti ne se reprend pas."
          confirmLabel="Envoyer les e-mails"
          pending={announce.isPending}
          onConfirm={() => announce.mutate({ id, ...asked }, { onError: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </form>
  );
}

const STATES = { coming: 'annoncé', past: 'en vigueur', cancelled: 'annulé' } as const;

function TermsChanges({ members, changes }: { members: number; changes: readonly TermsChange[] }) {
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
