import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeField } from '#identity/accounts/web/shared/code-field.tsx';
import { useProofRefusals } from '#identity/accounts/web/shared/use-password-form.ts';
import { shownAddress } from '#lib/email-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { emailChangeRequest } from '../contract.ts';
import { emailChangeApi } from './shared/api.ts';

const ASK_FAILED = 'La demande n’a pas pu partir. Veuillez réessayer.';

interface ChangeEmailDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onAsked: () => void;
}

export function ChangeEmailDialog({ email, open, onClose, onAsked }: ChangeEmailDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Changer d’adresse e-mail" size="small">
      <Content email={email} onClose={onClose} onAsked={onAsked} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts with fresh state. */
function Content({ email, onClose, onAsked }: Omit<ChangeEmailDialogProps, 'open'>) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <ChangeEmailForm
        email={email}
        onSent={(address) => {
          setSentTo(address);
          onAsked();
        }}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2 rounded-[20px] bg-sauge-100 p-4">
        <p ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
          Deux messages sont partis
        </p>
        <p>
          L’un vers <span className="wrap-anywhere">{shownAddress(email)}</span>, l’autre vers{' '}
          <span className="wrap-anywhere">{shownAddress(sentTo)}</span>. Confirmez depuis chacun dans les
          trois jours : votre adresse ne change qu’ensuite.
        </p>
      </div>
      <Button block variant="secondary" onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}

function ChangeEmailForm({ email, onSent }: { email: string; onSent: (address: string) => void }) {
  const { form, field, isPlaced, placeError, say } = useTypedForm(emailChangeRequest, {
    email: '',
    password: '',
  });
  const refusals = useProofRefusals(say);
  const ask = useMutation(
    emailChangeApi.ask.mutationOptions({
      onSuccess: (_done, { email: address }) => onSent(address),
      onError: (error) => refusals.place(error) || placeError(error),
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit((typed) => ask.mutate(typed))}
      pending={ask.isPending}
      error={!isPlaced && ask.error}
      failed={ASK_FAILED}
      button="Envoyer les deux messages"
      pendingLabel="Envoi en cours…"
    >
      <TextField label="Nouvelle adresse e-mail" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        hint="Pour être sûrs que c’est bien vous."
        {...field('password')}
      />
      {refusals.codeWanted ? <CodeField {...field('code')} /> : null}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </SentForm>
  );
}
