import type { ShownCoach } from '#lib/public-people.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

export function CoachCard({ coach }: { coach: ShownCoach }) {
  const { firstName, lastName, role, tags, picture, bio, example } = coach;
  const of = <span className="sr-only">{` (${firstName} ${lastName})`}</span>;
  return (
    <Card
      as="article"
      padding="none"
      className="grid content-start max-lg:grid-cols-[min(7.5rem,33%)_minmax(0,1fr)] max-lg:content-stretch sm:max-lg:grid-cols-[16rem_1fr]"
    >
      <Face
        picture={picture}
        name={firstName}
        className="bg-sauge-100 max-sm:aspect-auto max-sm:h-full max-sm:min-h-60 max-sm:object-[50%_20%]"
      />
      <div className="grid content-start justify-items-start gap-1.5 p-[16px] wrap-anywhere sm:gap-2 sm:p-6 sm:max-lg:content-center">
        <h3>
          {firstName} <span className="lg:block">{lastName}</span>
        </h3>
        <p className="text-sm font-medium text-sauge lg:min-h-[3em] lg:max-xl:min-h-[4.5em]">{role}</p>
        {example ? <ExampleBadge /> : null}
        <div className="mt-1">
          <CoachTags tags={tags} />
        </div>
        <Disclosure
          className="mt-1"
          label={<span>Voir mon parcours{of}</span>}
          openLabel={<span>Replier mon parcours{of}</span>}
        >
          <p data-bio={bioName(coach)} className="pb-1 text-encre-2">
            {bio}
          </p>
        </Disclosure>
      </div>
    </Card>
  );
}

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
