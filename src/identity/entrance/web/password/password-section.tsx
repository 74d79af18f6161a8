import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { queryClient } from '#browser/api/query-client.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { PASSWORD_CHANGED } from '../sentences.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

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
