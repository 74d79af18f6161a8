import {
  Bell,
  CirclePause,
  CircleUserRound,
  KeyRound,
  type LucideIcon,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { DevicesSection } from '#identity/accounts/web/devices/devices-section.tsx';
import { LogOutButton } from '#identity/accounts/web/shared/log-out-button.tsx';
import { EmailSection } from '#identity/entrance/web/email-section.tsx';
import { PasswordSection } from '#identity/entrance/web/password/password-section.tsx';
import { PasskeysSection } from '#identity/factors/web/passkeys-section.tsx';
import { SecondFactorSection } from '#identity/factors/web/second-factor-section.tsx';
import { shownAddress } from '#lib/email-address.ts';
import { DeletionSection } from '#member/data-rights/web/deletion-section.tsx';
import { DownloadSection } from '#member/data-rights/web/download-section.tsx';
import { OpeningsSection } from '#member/data-rights/web/openings-section.tsx';
import { DeviceNotifications } from '#member/notifications/web/shared/device-notifications.tsx';
import { MailsChoices } from '#member/notifications/web/shared/mails-choice.tsx';
import { PauseChoice } from '#member/profile/web/shared/pause-choice.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { ConsentsSection } from './consents-section.tsx';

interface Subject {
  /** Anchor of its section, and last path segment of its own page. */
  id: string;
  Section: ComponentType<{ email: string }>;
}

export interface AccountPart {
  /** Last path segment. */
  id: string;
  icon: LucideIcon;
  title: string;
  hint: string;
  subjects: readonly [Subject, ...Subject[]];
}

/** « Mon compte », with related subjects side by side. */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  {
    id: 'connexion',
    icon: KeyRound,
    title: 'Votre connexion',
    hint: 'Adresse, mot de passe, appareils',
    subjects: [
      { id: 'compte', Section: AccountSection },
      { id: 'adresse', Section: EmailSection },
      { id: 'mot-de-passe', Section: PasswordSection },
      { id: 'cles-d-acces', Section: PasskeysSection },
      { id: 'double-authentification', Section: SecondFactorSection },
      { id: 'appareils', Section: DevicesSection },
    ],
  },
  {
    id: 'notifications',
    icon: Bell,
    title: 'Notifications',
    hint: 'Par e-mail, sur cet appareil',
    subjects: [{ id: 'notifications', Section: NotificationsSection }],
  },
  {
    id: 'pause',
    icon: CirclePause,
    title: 'Faire une pause',
    hint: 'Votre profil, à l’abri pour un temps',
    subjects: [{ id: 'pause', Section: PauseSection }],
  },
  {
    id: 'vos-donnees',
    icon: ShieldCheck,
    title: 'Vos accords et vos données',
    hint: 'Ce que vous avez accepté, une archive à vous',
    subjects: [
      { id: 'accords', Section: ConsentsSection },
      { id: 'mes-donnees', Section: DownloadSection },
      { id: 'ouvertures', Section: OpeningsSection },
    ],
  },
  {
    id: 'suppression',
    icon: Trash2,
    title: 'Supprimer votre compte',
    hint: 'Effacer toutes vos données',
    subjects: [{ id: 'suppression', Section: DeletionSection }],
  },
];

/** @param id of a place, or of a subject within one */
export const findPlace = (id: string | undefined): AccountPart | undefined =>
  ACCOUNT_PARTS.find((place) => place.id === id || place.subjects.some((subject) => subject.id === id));

function AccountSection({ email }: { email: string }) {
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

function NotificationsSection() {
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

function PauseSection() {
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
