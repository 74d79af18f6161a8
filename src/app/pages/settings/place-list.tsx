import { ChevronRight } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { PLACES } from './places.ts';

export function PlaceRows() {
  return (
    <ul className="grid divide-y divide-filet overflow-hidden rounded-card border border-filet bg-carte lg:hidden">
      {PLACES.map(({ id, icon: Icon, title, hint }) => (
        <li key={id}>
          <Link
            to={`/settings/${id}`}
            className="flex min-h-18 items-center gap-4 px-4 py-3 no-underline -outline-offset-3 transition-colors hover:bg-lin"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-rosee text-prune">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="leading-snug font-semibold">{title} </span>
              <span className="text-sm text-encre-2">{hint}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-prune" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** @param current the place shown on its own page */
export function PlaceContents({ current }: { current?: string }) {
  return (
    <nav aria-label="Sur cette page" className="sticky top-28 hidden lg:block">
      <ul className="grid border-l border-filet">
        {PLACES.map(({ id, title, subjects: [first] }) => (
          <li key={id}>
            <Link
              to={current ? `/settings/${id}` : `#${first.id}`}
              aria-current={current === id ? 'page' : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-encre-2 no-underline transition-colors hover:border-prune hover:text-prune aria-[current]:border-prune aria-[current]:font-semibold aria-[current]:text-prune"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
