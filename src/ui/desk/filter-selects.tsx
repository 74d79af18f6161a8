import { useSearchParams } from 'react-router';
import { SelectField } from '../select-field.tsx';

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
      {...{ label, placeholder, choices }}
      value={search.get(name) ?? ''}
      onChange={({ target }) => choose(name, target.value, clears)}
    />
  ));
}
