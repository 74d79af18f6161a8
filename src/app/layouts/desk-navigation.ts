import {
  CalendarDays,
  ChartColumn,
  HeartHandshake,
  House,
  Inbox,
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
import { useModerationWaiting } from '#desk/moderation/web/shared/api.ts';
import { HOST_ROLES, STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import { useAskedWaiting } from '#desk/staff/web/shared/asked-notes.tsx';
import type { DeskPlace } from '#ui/desk/desk-sidebar.tsx';

export interface DeskEntry extends DeskPlace {
  /** The same roles as on its routes; `useWaiting` is only called for them. */
  roles: readonly StaffRole[];
  /** Search parameters remembered from one visit to the next. */
  filters?: readonly string[];
}

/** In the order of a working day. */
export const DESK_NAVIGATION: readonly DeskEntry[] = [
  {
    to: '/equipe',
    letter: 'a',
    label: 'Accueil',
    icon: House,
    roles: STAFF_ROLES,
    useWaiting: useAskedWaiting,
  },
  {
    to: '/equipe/messages',
    letter: 'm',
    label: 'Messages',
    icon: Inbox,
    roles: INBOX_ROLES,
    useWaiting: useInboxWaiting,
    filters: ['liste'],
  },
  {
    to: '/equipe/moderation',
    letter: 'd',
    label: 'Modération',
    icon: ShieldCheck,
    roles: ['moderation', 'admin'],
    useWaiting: useModerationWaiting,
    filters: ['nature'],
  },
  { to: '/equipe/danger', letter: 'n', label: 'Danger', icon: Siren, roles: ['moderation', 'admin'] },
  {
    to: '/equipe/coaching',
    letter: 'c',
    label: 'Coaching',
    icon: MessagesSquare,
    roles: ['coach'],
    useWaiting: useCoachingWaiting,
  },
  {
    to: '/equipe/seances',
    letter: 's',
    label: 'Séances',
    icon: CalendarDays,
    roles: ['coach', 'admin'],
    filters: ['quand', 'coach'],
  },
  {
    to: '/equipe/rendez-vous',
    letter: 'r',
    label: 'Rendez-vous',
    icon: Video,
    roles: [...HOST_ROLES, 'admin'],
    useWaiting: useAppointmentsWaiting,
  },
  {
    to: '/equipe/presentations',
    letter: 'p',
    label: 'Présentations',
    icon: HeartHandshake,
    roles: ['matchmaker'],
  },
  {
    to: '/equipe/contenus',
    letter: 't',
    label: 'Contenus du site',
    icon: PanelsTopLeft,
    roles: ['coach', 'admin'],
  },
  {
    to: '/equipe/membres',
    letter: 'b',
    filters: ['etat', 'etape', 'inscription', 'visite', 'verifie', 'photo'],
    label: 'Membres',
    icon: UsersRound,
    roles: ['support', 'moderation', 'admin'],
  },
  { to: '/equipe/chiffres', letter: 'h', label: 'Chiffres', icon: ChartColumn, roles: STAFF_ROLES },
  { to: '/equipe/comptes', letter: 'o', label: 'Comptes', icon: UserCog, roles: ['admin'] },
  { to: '/equipe/journal', letter: 'j', label: 'Journal', icon: ScrollText, roles: ['admin'] },
];
