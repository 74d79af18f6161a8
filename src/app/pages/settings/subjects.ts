import {
  AtSign,
  Bell,
  CirclePause,
  CircleUserRound,
  Download,
  FingerprintPattern,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { DevicesSection } from '#identity/accounts/web/devices/devices-section.tsx';
import { EmailSection } from '#identity/email-change/web/email-section.tsx';
import { PasswordSection } from '#identity/entrance/web/password/password-section.tsx';
import { PasskeysSection } from '#identity/passkeys/web/passkeys-section.tsx';
import { SecondFactorSection } from '#identity/second-factor/web/second-factor-section.tsx';
import { DeletionSection } from '#member/data-rights/web/deletion-section.tsx';
import { DownloadSection } from '#member/data-rights/web/download-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PauseSection } from './pause-section.tsx';

export interface Subject {
  /** Section anchor on wide screens, last path segment on phones. */
  id: string;
  icon: LucideIcon;
  title: string;
  hint: string;
  Section: ComponentType<{ email: string }>;
}

export const SUBJECTS: readonly Subject[] = [
  {
    id: 'compte',
    icon: CircleUserRound,
    title: 'Votre compte',
    hint: 'Se déconnecter',
    Section: AccountSection,
  },
  {
    id: 'adresse',
    icon: AtSign,
    title: 'Adresse e-mail',
    hint: 'Celle avec laquelle vous vous connectez',
    Section: EmailSection,
  },
  {
    id: 'mot-de-passe',
    icon: KeyRound,
    title: 'Mot de passe',
    hint: 'Changer de mot de passe',
    Section: PasswordSection,
  },
  {
    id: 'cles-d-acces',
    icon: FingerprintPattern,
    title: 'Clés d’accès',
    hint: 'Se connecter sans mot de passe',
    Section: PasskeysSection,
  },
  {
    id: 'double-authentification',
    icon: Smartphone,
    title: 'Double authentification',
    hint: 'Un code de votre téléphone',
    Section: SecondFactorSection,
  },
  {
    id: 'notifications',
    icon: Bell,
    title: 'Notifications',
    hint: 'Par e-mail, sur cet appareil',
    Section: NotificationsSection,
  },
  {
    id: 'pause',
    icon: CirclePause,
    title: 'Faire une pause',
    hint: 'Votre profil, à l’abri pour un temps',
    Section: PauseSection,
  },
  {
    id: 'appareils',
    icon: MonitorSmartphone,
    title: 'Appareils connectés',
    hint: 'Là où votre compte est ouvert',
    Section: DevicesSection,
  },
  {
    id: 'accords',
    icon: ShieldCheck,
    title: 'Vos accords',
    hint: 'Ce que vous avez accepté',
    Section: ConsentsSection,
  },
  {
    id: 'mes-donnees',
    icon: Download,
    title: 'Télécharger vos données',
    hint: 'Une archive, à vous',
    Section: DownloadSection,
  },
  {
    id: 'suppression',
    icon: Trash2,
    title: 'Supprimer votre compte',
    hint: 'Effacer toutes vos données',
    Section: DeletionSection,
  },
];
