import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the button opens, said to those who do not see its three dots. */
  label: string;
  actions: readonly MenuAction[];
}
