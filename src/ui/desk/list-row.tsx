import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';

interface ListRowProps {
  to: string;
  here: boolean;
  /** Rendered beside the link, such as a checkbox. */
  before?: ReactNode;
  children: ReactNode;
}

/** List row with keyboard navigation; Enter opens it. */
export function ListRow({ to, here, before, children }: ListRowProps) {
  return (
    <li className={classNames('min-w-0', before ? 'flex items-center gap-2' : null)}>
      {before}
      <Link
        to={to}
        data-list-row
        aria-current={here ? 'true' : undefined}
        className={classNames(
          'grid min-w-0 flex-1 rounded-2xl border-[1.5px] px-3 py-1.5 leading-snug text-encre no-underline transition-colors',
          here ? 'border-prune bg-rosee' : 'border-filet bg-carte hover:border-prune',
        )}
      >
        {children}
      </Link>
    </li>
  );
}

/** Starts from the focused row, else the open one. */
export function moveRowFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list-row]')];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const row = rows[Math.min(rows.length - 1, Math.max(0, from + step))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Returns the row after a finished one, else the first of the others. */
export function rowAfter<Row extends { id: string | number }>(
  rows: readonly Row[],
  id: Row['id'] | undefined,
): Row | undefined {
  const place = rows.findIndex((row) => row.id === id);
  return rows[place + 1] ?? rows.find((row) => row.id !== id);
}
