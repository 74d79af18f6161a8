import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  carte: 'border-filet bg-carte',
  papier: 'border-transparent bg-papier',
  lin: 'border-transparent bg-lin',
  rosee: 'border-transparent bg-rosee',
  lavande: 'border-transparent bg-lavande',
  sauge: 'border-transparent bg-sauge-100',
  abricot: 'border-transparent bg-abricot-100',
};

export type CardTone = keyof typeof tones;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: CardTone;
  /** `none` for a card with a picture up to its edges. */
  padding?: 'none' | 'small' | 'medium' | 'large';
}

const paddings = { none: '', small: 'p-4', medium: 'p-6', large: 'p-6 sm:p-8 lg:p-12' };

export function Card({ as: Tag = 'div', tone = 'carte', padding = 'medium', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames('overflow-hidden rounded-card border', tones[tone], paddings[padding], className)}
    />
  );
}
