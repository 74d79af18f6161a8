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

/** Returns the key of a bio on a public page, which `refreshBios` uses to replace it with the server’s version. */
export function bioName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName}|${lastName}`;
}
