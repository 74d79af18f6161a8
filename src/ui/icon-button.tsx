import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  variant?: keyof typeof variants;
}

const variants = {
  outline: 'border-bord bg-carte hover:border-prune hover:bg-rosee',
  quiet: 'border-transparent bg-transparent hover:bg-lavande',
  tint: 'border-transparent bg-lavande hover:bg-rosee',
};

export function iconButtonStyle(variant: keyof typeof variants): string {
  return classNames(
    'inline-flex size-12 shrink-0 items-center justify-center rounded-full border-2 text-prune transition-colors disabled:opacity-50',
    variants[variant],
  );
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle(variant), className)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
