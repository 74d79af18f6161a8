import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { newAuthorityRequest } from '../contract.ts';
import { AUTHORITY_MAX_LENGTH, REFERENCE_MAX_LENGTH } from '../rules.ts';
import { deskAuthoritiesApi } from './shared/api.ts';

const FAILED = 'La demande n’a pas pu être notée. Réessayez dans un instant.';

/** @param caseId null for a request about an address without a case */
export function RequestForm({ caseId, onDone }: { caseId: string | null; onDone: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const blank = { authority: '', reference: '', email: '', from: '', until: '' };
  const { form, field, isPlaced, placeError } = useTypedForm(newAuthorityRequest, {
    ...{ id, case: caseId, ...blank },
  });
  const ask = useDeskChange(deskAuthoritiesApi, deskAuthoritiesApi.ask.mutationOptions(), {
    said: 'La demande est notée. Une autre personne de l’administration remet le dossier.',
    onDone,
    onRefused: placeError,
  });
  const submit = form.handleSubmit((asked) => (ask.isPending ? undefined : ask.mutate(asked)));
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4 rounded-card border border-filet p-5">
      <h3 className="text-[1.125rem]">
        {caseId ? 'Noter une demande pour ce dossier' : 'Noter une demande sans dossier'}
      </h3>
      <TextField
        label="Qui demande"
        hint="Service, ville, nom de la personne"
        maxLength={AUTHORITY_MAX_LENGTH}
        {...field('authority')}
      />
      <TextField
        label="Référence de la réquisition"
        maxLength={REFERENCE_MAX_LENGTH}
        {...field('reference')}
      />
      <TextField
        label={caseId ? 'Adresse e-mail visée (facultatif)' : 'Adresse e-mail visée'}
        hint="Si le compte est effacé, elle seule dit à qui est ce qui reste sous scellé. Nous n’en gardons qu’une empreinte."
        type="email"
        autoComplete="off"
        {...field('email')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Période : du" type="date" {...field('from')} />
        <TextField label="Jusqu’au" type="date" {...field('until')} />
      </div>
      <FailureAlert error={!isPlaced && ask.error} failed={FAILED} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={ask.isPending}>
          Noter la demande
        </Button>
        <Button type="button" variant="quiet" onClick={onDone}>
          Renoncer
        </Button>
      </div>
    </form>
  );
}
