import { CircleUserRound } from 'lucide-react';
import { LogOutButton } from '#identity/accounts/web/shared/log-out-button.tsx';
import { shownAddress } from '#lib/email-address.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

export function AccountSection({ email }: { email: string }) {
  return (
    <SettingsSection
      id="compte"
      icon={CircleUserRound}
      title="Votre compte"
      intro={
        <>
          Vous utilisez l’adresse{' '}
          <strong className="font-semibold wrap-anywhere text-encre">{shownAddress(email)}</strong>. Sur un
          appareil partagé, pensez à vous déconnecter.
        </>
      }
    >
      <LogOutButton />
    </SettingsSection>
  );
}
