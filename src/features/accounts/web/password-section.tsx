import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { PASSWORD_CHANGED } from './sentences.ts';
import { SettingsSection } from './settings-section.tsx';

export function PasswordSection({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <SettingsSection
      id="mot-de-passe"
      icon={KeyRound}
      title="Mot de passe"
      intro="Le changer déconnecte vos autres appareils, et nous vous prévenons par email."
    >
      {/* What the dialog says for two seconds can still be read after it. */}
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
          void queryClient.invalidateQueries({ queryKey: orpc.accounts.devices.key() });
        }}
      />
    </SettingsSection>
  );
}
