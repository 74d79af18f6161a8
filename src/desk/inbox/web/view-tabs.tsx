import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { INBOX_VIEWS, type InboxView } from '../rules.ts';
import { VIEW_LABELS } from '../texts.ts';

interface ViewTabsProps {
  /** Nothing while one searches in all of them. */
  here: InboxView | undefined;
  counts: Partial<Record<InboxView, number>>;
  addressOf: (view: InboxView) => string;
}

/** The lists, each with how many conversations it holds. */
export function ViewTabs({ here, counts, addressOf }: ViewTabsProps) {
  return (
    <nav aria-label="Listes">
      <ul className="flex flex-wrap gap-1.5">
        {INBOX_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={addressOf(view)}
              aria-current={view === here ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold whitespace-nowrap no-underline transition-colors',
                view === here
                  ? 'border-prune bg-prune text-reserve'
                  : 'border-filet bg-carte text-encre hover:border-prune',
              )}
            >
              {VIEW_LABELS[view]}
              {counts[view] ? <span className="tabular-nums opacity-80">{counts[view]}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
