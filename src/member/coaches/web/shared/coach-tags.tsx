import { Badge } from '#ui/badge.tsx';

export function CoachTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Spécialités" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="lin">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
