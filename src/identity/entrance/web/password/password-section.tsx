import { useMutation } from '@tanstack/react-query';
import { CircleCheck, KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { queryClient } from '#browser/api/query-client.ts';
import { confirmedPassword, isConfirmed } from '#identity/accounts/contract.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { CodeField } from '#identity/accounts/web/shared/code-field.tsx';
import { useProofRefusals } from '#identity/accounts/web/shared/use-password-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { NEW_PASSWORDS_DIFFER, passwordChange } from '../../contract.ts';
import { PASSWORD_CHANGE_FAILED, PASSWORD_CHANGED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

export function PasswordSection({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <SettingsSection
      id="mot-de-passe"
      icon={KeyRound}
      title="Mot de passe"
      intro="Le changer déconnecte vos autres appareils. Un e-mail vous le confirme."
    >
      {/* The dialog shows it for two seconds only; it stays readable here. */}
      {changed && !open ? <Alert tone="success">{PASSWORD_CHANGED}</Alert> : null}
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Modifier le mot de passe
      </Button>
      <ChangePasswordDialog
        email={email}
        open={open}
        onClose={() => setOpen(false)}
        onChanged={() => {
          setChanged(true);
          void queryClient.invalidateQueries({ queryKey: accountsApi.devices.key() });
        }}
      />
    </SettingsSection>
  );
}

/** Spec 1 §9. */
const CLOSES_AFTER_MS = 2000;

interface ChangePasswordDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

function ChangePasswordDialog({ email, open, onClose, onChanged }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Modifier le mot de passe" size="small">
      <Content email={email} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  email: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Inside the dialog, so that each opening starts with fresh state. */
function Content({ email, onChanged, onClose }: ContentProps) {
  const [changed, setChanged] = useState(false);
  if (changed) return <Changed onClose={onClose} />;
  return (
    <ChangePasswordForm
      email={email}
      onChanged={() => {
        setChanged(true);
        onChanged();
      }}
    />
  );
}

function Changed({ onClose }: { onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when it appears.
  useEffect(() => {
    const timer = window.setTimeout(onClose, CLOSES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-5">
      <div role="status" className="flex items-start gap-3 rounded-[20px] bg-sauge-100 p-4">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sauge" />
        <div className="grid gap-1">
          <p ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
            {PASSWORD_CHANGED}
          </p>
          <p>Vos autres appareils ont été déconnectés.</p>
        </div>
      </div>
      <Button block variant="secondary" onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}

const schema = passwordChange
  .extend({ confirmation: z.string() })
  .refine(isConfirmed, confirmedPassword(NEW_PASSWORDS_DIFFER));

interface ChangePasswordFormProps {
  /** Helps password managers, which otherwise guess the account. */
  email: string;
  onChanged: () => void;
}

function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { form, field, isPlaced, placeError, say } = useTypedForm(schema, {
    current: '',
    password: '',
    confirmation: '',
  });
  const refusals = useProofRefusals((name, sentence) =>
    say(name === 'password' ? 'current' : name, sentence),
  );
  const change = useMutation(
    entranceApi.changePassword.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => refusals.place(error) || placeError(error),
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit(({ current, password, code }) =>
        change.mutate({ current, password, code }),
      )}
      pending={change.isPending}
      error={!isPlaced && change.error}
      failed={PASSWORD_CHANGE_FAILED}
      button="Modifier le mot de passe"
      pendingLabel="Modification…"
    >
      <PasswordField label="Mot de passe actuel" autoComplete="current-password" {...field('current')} />
      {refusals.codeWanted ? <CodeField {...field('code')} /> : null}
      <NewPasswordFields
        field={field}
        label="Nouveau mot de passe"
        confirmLabel="Confirmer le nouveau mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </SentForm>
  );
}
