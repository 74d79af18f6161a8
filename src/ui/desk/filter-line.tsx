import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { SelectField } from '../select-field.tsx';

interface FilterLineProps {
  label: string;
  filters: readonly { to: string; name: string; count?: number; here: boolean }[];
}

/** Filters of a list, or parts of a page, on one line, which scrolls when too long. */
export function FilterLine({ label, filters }: FilterLineProps) {
  const line = useRef<HTMLElement>(null);
  const chosen = filters.find(({ here }) => here)?.to;
  useEffect(() => {
    if (chosen) line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <nav ref={line} aria-label={label} className="no-scrollbar -m-1 min-w-0 overflow-x-auto p-1">
      <ul className="flex gap-1">
        {filters.map(({ to, name, count = 0, here }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={here ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-3 text-sm font-semibold whitespace-nowrap no-underline transition-colors',
                here
                  ? 'border-prune bg-prune text-reserve'
                  : 'border-filet bg-carte text-encre hover:border-prune',
              )}
            >
              {name}
              {count > 0 ? <span className="tabular-nums opacity-80">{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface FilterSelect {
  /** Name of the search parameter. */
  name: string;
  label: string;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** A parameter that depends on the current choice, cleared when it changes. */
  clears?: string;
}

/** Combinable filters of a list, stored in the address. */
export function FilterSelects({ selects }: { selects: readonly FilterSelect[] }) {
  const [search, setSearch] = useSearchParams();
  function choose(name: string, value: string, clears = '') {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete(clears);
    setSearch(next, { replace: true });
  }
  return selects.map(({ name, label, placeholder, choices, clears }) => (
    <SelectField
      key={name}
      label={label}
      placeholder={placeholder}
      choices={choices}
      value={search.get(name) ?? ''}
      onChange={({ target }) => choose(name, target.value, clears)}
    />
  ));
}
