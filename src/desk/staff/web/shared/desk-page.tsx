import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface DeskPageProps {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Fills the window height, for panes that scroll on their own. */
  fill?: boolean;
  children: ReactNode;
}

export function DeskPage({ title, intro, actions, fill = false, children }: DeskPageProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full max-w-[88rem] flex-col gap-6 px-4 py-6 sm:px-8 lg:py-8',
        fill && 'lg:h-dvh lg:gap-4 lg:py-6',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-[1.75rem] wrap-anywhere">
            {title}
          </h1>
          {intro ? <p className="max-w-2xl text-encre-2">{intro}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
