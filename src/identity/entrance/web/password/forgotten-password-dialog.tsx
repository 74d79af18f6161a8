import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { emailAddress } from '#lib/email-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { EmailField } from '#ui/text-field.tsx';
import { RESET_MAIL_FAILED, SPAM_HINT } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

const schema = z.object({ email: emailAddress });

interface ForgottenPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  email: string;
}

export function ForgottenPasswordDialog({ open, onClose, email }: ForgottenPasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Mot de passe oublié ?" size="small">
      <AskResetMail email={email} onClose={onClose} />
    </Dialog>
  );
}

function AskResetMail({ email, onClose }: { email: string; onClose: () => void }) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { email });
  const ask = useMutation(entranceApi.forgotPassword.mutationOptions({ onError: placeError }));
  if (ask.isSuccess) return <MailSent email={ask.variables.email} onClose={onClose} />;
  return (
    <SentForm
      onSubmit={form.handleSubmit((values) => ask.mutate(values))}
      pending={ask.isPending}
      error={!isPlaced && ask.error}
      failed={RESET_MAIL_FAILED}
      button="Envoyer le lien"
      pendingLabel="Envoi en cours…"
    >
      <p className="text-encre-2">
        Indiquez l’adresse de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.
      </p>
      <EmailField autoComplete="email" {...field('email')} />
    </SentForm>
  );
}

function MailSent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2">
        <h3 ref={focusOnMount} tabIndex={-1} className="text-sauge outline-none">
          E-mail envoyé !
        </h3>
        <p>
          {`Si un compte existe avec l’adresse ${email}, vous recevrez un e-mail avec les instructions pour réinitialiser votre mot de passe.`}
        </p>
        <p className="text-sm text-encre-2">{SPAM_HINT}</p>
      </div>
      <Button block onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}
