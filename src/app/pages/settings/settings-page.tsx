import { Bell, CirclePause } from 'lucide-react';
import { useSession } from '#browser/session/session.ts';
import { DevicesSection } from '#features/accounts/web/devices/devices-section.tsx';
import { PasswordSection } from '#features/accounts/web/password/password-section.tsx';
import { DeviceNotifications } from '#features/conversations/notifications/web/shared/device-notifications.tsx';
import { MessageMailsChoice } from '#features/conversations/notifications/web/shared/message-mails-choice.tsx';
import { DeletionSection } from '#features/data-rights/web/deletion-section.tsx';
import { DownloadSection } from '#features/data-rights/web/download-section.tsx';
import { PauseChoice } from '#features/profile/web/shared/pause-choice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { SettingsContents } from './settings-contents.tsx';
import { AccountPages, LegalTexts } from './settings-links.tsx';

export default function SettingsPage() {
  const { member } = useSession();
  const email = member?.email ?? '';
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle intro="Tout ce qui touche à votre compte se décide ici, et se change quand vous voulez.">
        Mon compte
      </PageTitle>
      <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-12">
        <SettingsContents />
        <div className="grid gap-5 sm:gap-6">
          <AccountPages />
          <AccountSection email={email} />
          <PasswordSection email={email} />
          <SettingsSection
            id="notifications"
            icon={Bell}
            title="Notifications"
            intro="Recevoir un signe quand on vous écrit, ou rester au calme : à vous de choisir."
          >
            <MessageMailsChoice />
            <DeviceNotifications />
          </SettingsSection>
          <SettingsSection
            id="pause"
            icon={CirclePause}
            title="Faire une pause"
            intro="Votre profil n’est plus proposé à personne, même à qui vous a vu aujourd’hui. Vos conversations continuent, et rien n’est effacé."
          >
            <PauseChoice />
          </SettingsSection>
          <DevicesSection />
          <ConsentsSection />
          <DownloadSection />
          <DeletionSection />
          <LegalTexts />
        </div>
      </div>
    </div>
  );
}
