import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** Accessible name. */
  label: string;
  actions: readonly MenuAction[];
}
