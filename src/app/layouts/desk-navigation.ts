import {
  CalendarDays,
  ChartColumn,
  HeartHandshake,
  House,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  PanelsTopLeft,
  ScrollText,
  ShieldCheck,
  Siren,
  UserCog,
  UsersRound,
  Video,
} from 'lucide-react';
import { useAppointmentsWaiting } from '#desk/appointments/web/shared/use-appointments-waiting.ts';
import { useCoachingWaiting } from '#desk/coaching/web/shared/use-coaching-waiting.ts';
import { INBOX_ROLES } from '#desk/inbox/rules.ts';
import { useInboxWaiting } from '#desk/inbox/web/shared/use-inbox-waiting.ts';
import { useModerationWaiting } from '#desk/moderation/web/shared/use-moderation-waiting.ts';
import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import type { DeskWaiting } from '#desk/staff/web/shared/desk-waiting.ts';

export interface DeskEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The same roles as its routes. */
  roles: readonly StaffRole[];
  /** Only called for those roles. Feeds the badge, the tab title and the first page. */
  useWaiting?: () => DeskWaiting | undefined;
}

/** In the order of a working day. */
export const DESK_NAVIGATION: readonly DeskEntry[] = [
  { to: '/equipe', label: 'Accueil', icon: House, roles: STAFF_ROLES },
  {
    to: '/equipe/messages',
    label: 'Messages',
    icon: Inbox,
    roles: INBOX_ROLES,
    useWaiting: useInboxWaiting,
  },
  {
    to: '/equipe/moderation',
    label: 'Modération',
    icon: ShieldCheck,
    roles: ['moderation', 'admin'],
    useWaiting: useModerationWaiting,
  },
  { to: '/equipe/danger', label: 'Danger', icon: Siren, roles: ['moderation', 'admin'] },
  {
    to: '/equipe/coaching',
    label: 'Coaching',
    icon: MessagesSquare,
    roles: ['coach'],
    useWaiting: useCoachingWaiting,
  },
  { to: '/equipe/seances', label: 'Séances', icon: CalendarDays, roles: ['coach', 'admin'] },
  {
    to: '/equipe/rendez-vous',
    label: 'Rendez-vous',
    icon: Video,
    roles: ['support', 'moderation', 'coach', 'matchmaker'],
    useWaiting: useAppointmentsWaiting,
  },
  {
    to: '/equipe/presentations',
    label: 'Présentations',
    icon: HeartHandshake,
    roles: ['matchmaker'],
  },
  { to: '/equipe/contenus', label: 'Contenus du site', icon: PanelsTopLeft, roles: ['coach', 'admin'] },
  { to: '/equipe/membres', label: 'Membres', icon: UsersRound, roles: ['support', 'moderation', 'admin'] },
  { to: '/equipe/chiffres', label: 'Chiffres', icon: ChartColumn, roles: STAFF_ROLES },
  { to: '/equipe/comptes', label: 'Comptes', icon: UserCog, roles: ['admin'] },
  { to: '/equipe/journal', label: 'Journal', icon: ScrollText, roles: ['admin'] },
];
