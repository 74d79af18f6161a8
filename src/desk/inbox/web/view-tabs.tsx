import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
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
  const filters = INBOX_VIEWS.map((view) => ({
    to: addressOf(view),
    name: VIEW_LABELS[view],
    count: counts[view] ?? 0,
    here: view === here,
  }));
  return <FilterLine label="Listes" filters={filters} />;
}
