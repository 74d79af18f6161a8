import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { shownAddress } from '#lib/email-address.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { AnchorLink } from '#ui/link.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { PendingChange } from './pending-change.tsx';
import { emailChangeApi } from './shared/api.ts';

const GIVE_UP_FAILED = 'La demande n’a pas pu être annulée. Veuillez réessayer.';

export function EmailSection({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const pending = useQuery(emailChangeApi.pending.queryOptions());
  const readAgain = () => queryClient.invalidateQueries({ queryKey: emailChangeApi.key() });
  const giveUp = useMutation(emailChangeApi.giveUp.mutationOptions({ onSuccess: readAgain }));
  return (
    <SettingsSection
      id="adresse"
      icon={AtSign}
      title="Adresse e-mail"
      intro={
        <>
          Vous vous connectez avec{' '}
          <strong className="font-semibold wrap-anywhere text-encre">{shownAddress(email)}</strong>.
        </>
      }
    >
      {pending.data ? (
        <PendingChange
          change={pending.data}
          giving={giveUp.isPending}
          onGiveUp={() => giveUp.mutate(undefined)}
        />
      ) : null}
      <FailureAlert error={giveUp.error} failed={GIVE_UP_FAILED} />
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {pending.data ? 'Choisir une autre adresse' : 'Changer d’adresse e-mail'}
      </Button>
      <p className="text-sm text-encre-2">
        Le changement se confirme depuis les deux boîtes, l’ancienne et la nouvelle. Vous n’avez plus accès à
        l’ancienne ? <AnchorLink href="#equipe">Écrivez à l’équipe</AnchorLink>.
      </p>
      <ChangeEmailDialog
        email={email}
        open={open}
        onClose={() => setOpen(false)}
        onAsked={() => void readAgain()}
      />
    </SettingsSection>
  );
}
