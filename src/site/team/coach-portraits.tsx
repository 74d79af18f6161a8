import type { ShownCoach } from '#lib/public-people.ts';
import { bioName, CoachTags } from '#member/coaches/web/shared/coach-card.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

const NUMBERS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

/** « Quatre voix, quatre parcours ». */
function voices(count: number): string {
  const number = NUMBERS[count];
  if (!number) return 'Leurs voix, leurs parcours';
  return count === 1 ? 'Une voix, un parcours' : `${number} voix, ${number.toLowerCase()} parcours`;
}

/** Scroll-snap carousel with anchor links: works without a script. */
export function CoachPortraits({ team }: { team: readonly ShownCoach[] }) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="equipe" className="bg-sauge-100 py-14 lg:py-20">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="equipe">{voices(team.length)}</h2>
        <ul className="flex gap-2" aria-label="Aller à un portrait">
          {team.map(({ key, firstName, picture }) => (
            <li key={key}>
              <a
                href={`#${key}`}
                aria-label={firstName}
                className="block rounded-full border-2 border-carte transition-colors hover:border-prune"
              >
                <Face
                  picture={picture}
                  name={firstName}
                  className="aspect-square! size-14! rounded-full bg-carte"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label="Nos coachs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
        tabIndex={0}
        className="mt-8 flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth px-[max(clamp(20px,5vw,40px),calc((100vw-1160px)/2+40px))] pb-4 [scroll-padding-inline:max(clamp(20px,5vw,40px),calc((100vw-1160px)/2+40px))]"
      >
        {team.map((coach) => (
          <CoachPortrait key={coach.key} coach={coach} />
        ))}
      </ul>
    </section>
  );
}

function CoachPortrait({ coach }: { coach: ShownCoach }) {
  const { key, firstName, lastName, role, picture, tags, bio, example } = coach;
  return (
    <li
      id={key}
      className="grid w-[min(86vw,50rem)] shrink-0 snap-start content-start gap-6 rounded-card bg-carte p-6 md:grid-cols-[auto_1fr] md:items-center md:gap-10 md:p-10"
    >
      <Face
        picture={picture}
        name={firstName}
        className="rounded-card bg-sauge-100 max-md:aspect-square max-md:object-[50%_20%] md:w-60"
      />
      <div className="grid gap-3">
        <h3>
          {firstName} {lastName}
        </h3>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-medium text-sauge">
          {role}
          {example ? <ExampleBadge /> : null}
        </p>
        <p data-bio={bioName(coach)}>{bio}</p>
        <CoachTags tags={tags} />
      </div>
    </li>
  );
}
