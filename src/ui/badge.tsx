import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badgeCount } from '#lib/french-words.ts';
import { classNames } from './class-names.ts';

const tones = {
  rosee: 'bg-rosee text-prune',
  lavande: 'bg-lavande text-encre',
  sauge: 'bg-sauge-100 text-sauge',
  abricot: 'bg-abricot text-nuit',
  lin: 'bg-lin text-encre',
  /** On a band or a card of a tint. */
  carte: 'bg-carte text-encre',
  danger: 'bg-danger-100 text-danger',
};

interface BadgeProps {
  tone?: keyof typeof tones;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'rosee', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-1 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
      {children}
    </span>
  );
}

/** A number with its accessible text, such as 3 and « 3 messages non lus ». */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number;
  label: string;
  className?: string;
}) {
  return (
    <span
      data-count
      className={classNames(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-full border border-transparent bg-prune px-1.5 text-xs font-semibold text-reserve tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{badgeCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
