import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light';
type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-prune bg-prune text-reserve hover:border-prune-hover hover:bg-prune-hover',
  secondary: 'border-prune bg-transparent text-prune hover:bg-rosee',
  quiet: 'border-transparent bg-transparent text-prune hover:bg-lavande',
  /** For dark bands. */
  light: 'by-day border-carte bg-carte text-prune hover:border-rosee hover:bg-rosee',
  danger: 'border-danger bg-carte text-danger hover:bg-danger-100',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-12 px-6',
  large: 'min-h-14 px-7 text-lg',
};

/* A label stays on one line where it has room: at double text size, or at 400 %, it wraps. */
const shape =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full border-2 py-1.5 text-center ' +
  'leading-tight font-semibold no-underline transition-colors select-none ' +
  '[&_svg]:size-[1.2em] [&_svg]:shrink-0';

const off = 'disabled:border-bord disabled:bg-lin disabled:text-encre-2 disabled:hover:bg-lin';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
}

export function buttonStyle({ variant = 'primary', size = 'medium', block = false }: ButtonLook): string {
  return classNames(shape, variants[variant], sizes[size], off, block && 'w-full');
}
