import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { newTermsChange } from '#identity/terms/contract.ts';
import { CHANGES_MAX_LENGTH, firstDayToAnnounce } from '#identity/terms/rules.ts';
import { parisDay } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { deskContentApi } from './shared/api.ts';

const form = newTermsChange.omit({ id: true });

/** Asks once more before the mails leave: they cannot be called back. */
export function TermsChangeForm() {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<{ inForce: string; changes: string }>();
  const first = firstDayToAnnounce(parisDay(currentTime()));
  const { form: typed, field, placeError } = useTypedForm(form, { inForce: first, changes: '' });
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
