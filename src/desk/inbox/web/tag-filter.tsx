import { useQuery } from '@tanstack/react-query';
import { deskInboxApi } from './shared/api.ts';

interface TagFilterProps {
  tag: string | undefined;
  onTag: (tag: string | undefined) => void;
}

/** Keeps the conversations of one tag, once the team has tags. */
export function TagFilter({ tag, onTag }: TagFilterProps) {
  const { data = [] } = useQuery(deskInboxApi.tags.queryOptions());
  if (data.length === 0 && tag === undefined) return null;
  return (
    <label className="relative">
      <span className="sr-only">Étiquette</span>
      <select
        value={tag ?? ''}
        onChange={({ target }) => onTag(target.value || undefined)}
        className="input-frame !min-h-11 !w-auto max-w-44 !py-1.5 text-sm"
      >
        <option value="">Toutes les étiquettes</option>
        {[...new Set([...data, ...(tag ? [tag] : [])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
