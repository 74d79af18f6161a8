import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#lib/product.ts';
import { ButtonLink } from '../button.tsx';
import { classNames } from '../class-names.ts';

interface DeskPageProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Rendered on the line of the title. */
  filters?: ReactNode;
  actions?: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
  /** Fills the window, for panes that scroll separately. */
  fill?: boolean;
  children: ReactNode;
}

/** On a phone the open item has the window to itself. */
const ALONE = 'max-lg:group-has-data-open:hidden';

export function DeskPage({ title, intro, filters, actions, back, fill = false, children }: DeskPageProps) {
  return (
    <div
      className={classNames(
        'group mx-auto flex w-full flex-col px-4 sm:px-6',
        fill ? 'gap-3 py-4 lg:h-dvh' : 'max-w-[88rem] gap-6 py-6',
      )}
    >
      <header
        className={classNames(
          'flex flex-wrap justify-between gap-x-4 gap-y-3',
          filters ? 'items-center lg:flex-nowrap' : 'items-start sm:flex-nowrap',
        )}
      >
        <div className={classNames('grid min-w-0 gap-1', Boolean(filters) && 'shrink-0')}>
          <h1 tabIndex={-1} className="text-[1.75rem] wrap-anywhere">
            {title}
          </h1>
          {intro ? <p className="max-w-2xl text-encre-2">{intro}</p> : null}
        </div>
        {filters ? (
          <div
            className={classNames(
              'flex min-w-0 grow items-center gap-3 max-lg:order-last max-lg:basis-full',
              ALONE,
            )}
          >
            {filters}
          </div>
        ) : null}
        {back ? (
          <ButtonLink to={back.to} variant="secondary" size="small">
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </ButtonLink>
        ) : null}
        {actions ? (
          <div className={classNames('flex shrink-0 flex-wrap gap-2', Boolean(filters) && ALONE)}>
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  );
}

/** Title such as « Messages · Équipe Lueur »; excluded from search engines. */
export function deskMeta(title: string) {
  return () => [
    { title: `${title} · Équipe ${PRODUCT_NAME}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
