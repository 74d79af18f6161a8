import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from './class-names.ts';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  className?: string;
}

/** The h1 of a page. It takes the focus after a navigation, so that a screen reader says where one has arrived. */
export function PageTitle({ children, intro, className }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, pathname } = useLocation();
  // A page that was loaded is read from its beginning; « back » is the announcer's business.
  const navigated = useNavigationType() !== 'POP' && hash === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page even when this component stays.
  useEffect(() => {
    // Scrolling is the router's business: it restores the place on « back ».
    if (navigated) title.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <header className={classNames('grid gap-3', className)}>
      <h1 ref={title} tabIndex={-1}>
        {children}
      </h1>
      {intro ? <p className="max-w-2xl text-lg text-encre-2">{intro}</p> : null}
    </header>
  );
}
