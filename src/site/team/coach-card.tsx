import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { CoachTags } from './coach-tags.tsx';
import { bioName, type TeamMember } from './team.ts';

/** A coach: face, name, what they help with, and the whole path on demand. */
export function CoachCard({ coach }: { coach: TeamMember }) {
  const { firstName, lastName, role, tags, picture, bio } = coach;
  const of = <span className="sr-only">{` : ${firstName} ${lastName}`}</span>;
  return (
    <Card
      as="article"
      padding="none"
      className="grid content-start sm:max-lg:grid-cols-[16rem_1fr] sm:max-lg:content-stretch"
    >
      <img
        src={picture}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full bg-sauge-100 object-cover object-[50%_12%] max-sm:aspect-[16/10] sm:max-lg:aspect-square"
      />
      <div className="grid content-start justify-items-start gap-2 p-6 sm:max-lg:content-center">
        <h3>
          {firstName} <span className="lg:block">{lastName}</span>
        </h3>
        <p className="text-sm font-medium text-sauge lg:min-h-[3em] lg:max-xl:min-h-[4.5em]">{role}</p>
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
