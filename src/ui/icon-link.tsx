import type { ComponentType } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonStyle } from './icon-button.tsx';
import { Link, type LinkProps } from './link.tsx';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Accessible name. */
  label: string;
}

export function IconLink({ icon: Icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle('outline'), className)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}
