import type { ShownTeamMember } from '#lib/public-people.ts';
import { inOneList } from '#member/matching/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

/** More faces would not fit on one line of a phone. */
const FACES = 5;

/** Names the publisher, once the desk has a photo and a town, and the support team; hidden while no team is shown. */
export function WhoAnswers({ team }: { team: readonly ShownTeamMember[] }) {
  if (team.length === 0) return null;
  const publisher = team.find(({ publisherTown, picture }) => publisherTown && picture);
  const answering = team.filter((member) => member !== publisher);
  const names = inOneList(answering.map(({ name }) => name));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {publisher ? (
        <Face
          picture={publisher.picture}
          name={publisher.name}
          className="w-24! shrink-0 rounded-card bg-lavande lg:w-32!"
        />
      ) : null}
      <div className={classNames('grid min-w-0 flex-1 gap-2', !publisher && 'basis-64')}>
        {publisher ? (
          <p className="font-title text-xl leading-snug font-semibold">
            {`${publisher.name}, à ${publisher.publisherTown}, publie ce site${names ? '' : ' et vous répond'}.`}
          </p>
        ) : null}
        <Faces team={answering.slice(0, FACES)} className={publisher && 'max-sm:hidden'} />
        <p>
          {names ? `${names} vous ${answering.length > 1 ? 'répondent' : 'répond'}. ` : null}
          {team.some(({ example }) => example) ? <ExampleBadge /> : null}
        </p>
      </div>
    </div>
  );
}

function Faces({
  team,
  className,
}: {
  team: readonly ShownTeamMember[];
  className: string | false | undefined;
}) {
  return (
    <ul aria-hidden="true" className={classNames('flex *:not-first:-ml-3 empty:hidden', className)}>
      {team.map(({ key, name, picture }) => (
        <li key={key} className="overflow-hidden rounded-full border-3 border-papier bg-lavande">
          <Face picture={picture} name={name} className="aspect-square! size-13! object-[50%_20%]" />
        </li>
      ))}
    </ul>
  );
}
