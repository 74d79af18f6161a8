import { classNames } from '../class-names.ts';

export function KeyHint({ children, className }: { children: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'hidden min-w-6 rounded-md border border-current px-1 text-center font-text text-xs font-semibold opacity-80 lg:inline-block',
        className,
      )}
    >
      {children}
    </span>
  );
}
