import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keepWords } from './keep-words.tsx';

interface PageTitleProps {
  children: ReactNode;
  intro?: ReactNode;
  className?: string;
}

/** The h1 of a page; `RouteAnnouncer` focuses it after a navigation within the application. */
export function PageTitle({ children, intro, className }: PageTitleProps) {
  return (
    <header className={classNames('grid gap-3', className)}>
      <h1 tabIndex={-1} className="wrap-anywhere">
        {keepWords(children)}
      </h1>
      {intro ? <p className="max-w-2xl text-lg text-encre-2">{keepWords(intro)}</p> : null}
    </header>
  );
}
