import { CoachTags } from './coach-tags.tsx';
import { bioName, type TeamMember } from './team.ts';

/** Portraits that one slides with the finger, or calls by their face: links to places need no script. */
export function CoachPortraits({ team }: { team: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="equipe" className="bg-sauge-100 py-14 lg:py-20">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="equipe">Quatre voix, quatre parcours</h2>
        <ul className="flex gap-2" aria-label="Aller à un portrait">
          {team.map(({ key, firstName, picture }) => (
            <li key={key}>
              <a
                href={`#${key}`}
                aria-label={firstName}
                className="block rounded-full border-2 border-white transition-colors hover:border-prune"
              >
                <img
                  src={picture}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded-full bg-white object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label="Nos coachs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
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

function CoachPortrait({ coach }: { coach: TeamMember }) {
  const { key, firstName, lastName, role, picture, tags, bio } = coach;
  return (
    <li
      id={key}
      className="grid w-[min(86vw,50rem)] shrink-0 snap-start content-start gap-6 rounded-card bg-white p-6 md:grid-cols-[auto_1fr] md:items-center md:gap-10 md:p-10"
    >
      <img
        src={picture}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className="size-36 rounded-full bg-sauge-100 md:size-52"
      />
      <div className="grid gap-3">
        <h3>
          {firstName} {lastName}
        </h3>
        <p className="font-medium text-sauge">{role}</p>
        <p data-bio={bioName(coach)}>{bio}</p>
        <CoachTags tags={tags} />
      </div>
    </li>
  );
}
