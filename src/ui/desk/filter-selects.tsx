import { useSearchParams } from 'react-router';
import { SelectField } from '../select-field.tsx';

export interface FilterSelect {
  /** Of the search parameter. */
  name: string;
  label: string;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** A parameter that only makes sense for the former choice. */
  clears?: string;
}

/** Filters of a list that combine; the address keeps them. */
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
      {...{ label, placeholder, choices }}
      value={search.get(name) ?? ''}
      onChange={({ target }) => choose(name, target.value, clears)}
    />
  ));
}
