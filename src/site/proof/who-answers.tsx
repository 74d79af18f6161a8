import type { ShownTeamMember } from '#lib/public-people.ts';
import { inOneList } from '#member/matching/texts.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

/** More faces would not stand on one line of a phone. */
const FACES = 5;

/** Who runs the site, by name; absent while no team is shown. */
export function WhoAnswers({ team }: { team: readonly ShownTeamMember[] }) {
  if (team.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-hidden="true" className="flex *:not-first:-ml-3">
        {team.slice(0, FACES).map(({ key, name, picture }) => (
          <li key={key} className="overflow-hidden rounded-full border-3 border-papier bg-lavande">
            <Face picture={picture} name={name} className="aspect-square! size-13! object-[50%_20%]" />
          </li>
        ))}
      </ul>
      <p className="min-w-0 flex-1 basis-64">
        {`${inOneList(team.map(({ name }) => name))} vous ${team.length > 1 ? 'répondent' : 'répond'}. `}
        {team.some(({ example }) => example) ? <ExampleBadge /> : null}
      </p>
    </div>
  );
}
