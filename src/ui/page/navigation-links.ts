import {
  CircleUserRound,
  GraduationCap,
  House,
  Lightbulb,
  MessageCircle,
  Settings,
  Users,
} from 'lucide-react';

/** The member's navigation: labels and order of spec 2 §2. */
export const NAVIGATION_LINKS = [
  { to: '/dashboard', label: 'Mon espace', icon: House },
  { to: '/coaching', label: 'Mon coach', icon: GraduationCap },
  { to: '/conseils', label: 'Mes Conseils', icon: Lightbulb },
  { to: '/selection', label: 'Mes matchs', icon: Users },
  { to: '/chat', label: 'Messages', icon: MessageCircle },
  { to: '/profile', label: 'Mon profil', icon: CircleUserRound },
  { to: '/settings', label: 'Mon compte', icon: Settings },
] as const;

/** Always visible on a phone (D39); the menu beside them contains all seven. */
export const TABS = NAVIGATION_LINKS.filter(({ to }) =>
  ['/dashboard', '/selection', '/chat', '/profile'].includes(to),
);

/** @param current path of the current page */
export const isHere = (to: string, current: string | undefined) =>
  current === to || Boolean(current?.startsWith(`${to}/`));
