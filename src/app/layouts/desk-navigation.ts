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
  /** Who sees it: the same roles as its routes. */
  roles: readonly StaffRole[];
  /** What waits there; read for those roles alone. It feeds the number, the title of the tab and the first page. */
  useWaiting?: () => DeskWaiting | undefined;
}

/** The parts of the desk, in the order of the day. */
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
