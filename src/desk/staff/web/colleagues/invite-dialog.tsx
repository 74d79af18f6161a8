import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { emailAddress } from '#lib/email-address.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { rolesField, staffFirstName } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { RoleBoxes } from './role-boxes.tsx';

const schema = z.object({ email: emailAddress, firstName: staffFirstName, roles: rolesField });

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, field, isPlaced, placeError } = useTypedForm(
    schema,
    { email: '', firstName: '', roles: [] },
    ['roles'],
  );
  const invite = useDeskChange(deskStaffApi.colleagues, deskStaffApi.invite.mutationOptions(), {
    said: (_, { email }) => `L’invitation est envoyée à ${email}.`,
    onDone: onClose,
    onRefused: placeError,
  });
  return (
    <FormDialog
      title="Inviter une personne"
      description="Elle reçoit un lien valable 24 heures, choisit son mot de passe, puis relie son téléphone."
      submitLabel="Envoyer l’invitation"
      pendingLabel="Envoi…"
      pending={invite.isPending}
      error={!isPlaced && invite.error}
      failed="L’invitation n’est pas partie. Vérifiez votre connexion internet et réessayez."
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Prénom" autoComplete="off" {...field('firstName')} />
        <TextField
          label="Adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field('email')}
        />
      </div>
      <Controller
        control={form.control}
        name="roles"
        render={({ field, fieldState }) => (
          <RoleBoxes chosen={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </FormDialog>
  );
}
