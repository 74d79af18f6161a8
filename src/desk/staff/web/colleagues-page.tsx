import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { emailAddress } from '#lib/email-address.ts';
import { Button } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { rolesField, staffFirstName } from '../contract.ts';
import { ColleagueRow } from './colleagues/colleague-row.tsx';
import { RoleBoxes } from './colleagues/role-boxes.tsx';
import { deskStaffApi } from './shared/api.ts';

export default function ColleaguesPage() {
  const [inviting, setInviting] = useState(false);
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  return (
    <DeskPage
      title="Comptes de l’équipe"
      intro="Qui entre ici, et avec quels rôles. Chaque changement est noté au journal."
      actions={
        <Button size="small" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Inviter une personne
        </Button>
      }
    >
      <QueryContent
        query={colleagues}
        failed="Les comptes n’ont pas pu être lus. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-80" />}
      >
        {(listed) => (
          <ul className="divide-y divide-filet overflow-visible rounded-card border border-filet bg-carte">
            {listed.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} />
            ))}
          </ul>
        )}
      </QueryContent>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </DeskPage>
  );
}

const schema = z.object({ email: emailAddress, firstName: staffFirstName, roles: rolesField });

function InviteDialog({ onClose }: { onClose: () => void }) {
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
