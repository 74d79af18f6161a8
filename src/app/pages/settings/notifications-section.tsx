import { Bell } from 'lucide-react';
import { DeviceNotifications } from '#member/notifications/web/shared/device-notifications.tsx';
import { MailsChoices } from '#member/notifications/web/shared/mails-choice.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

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
