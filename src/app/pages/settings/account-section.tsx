import { Bell, CirclePause, CircleUserRound } from 'lucide-react';
import { LogOutButton } from '#identity/accounts/web/shared/log-out-button.tsx';
import { shownAddress } from '#lib/email-address.ts';
import { DeviceNotifications } from '#member/notifications/web/shared/device-notifications.tsx';
import { MailsChoices } from '#member/notifications/web/shared/mails-choice.tsx';
import { PauseChoice } from '#member/profile/web/shared/pause-choice.tsx';
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

export function NotificationsSection() {
  return (
    <SettingsSection
      id="notifications"
      icon={Bell}
      title="Notifications"
      intro="Recevoir un signe quand on vous écrit, ou rester au calme : à vous de choisir."
    >
      <MailsChoices />
      <DeviceNotifications />
    </SettingsSection>
  );
}

export function PauseSection() {
  return (
    <SettingsSection
      id="pause"
      icon={CirclePause}
      title="Faire une pause"
      intro="En pause, votre profil n’est plus proposé, pas même aux personnes qui l’ont vu aujourd’hui. Vos conversations continuent et rien n’est effacé."
    >
      <PauseChoice />
    </SettingsSection>
  );
}
