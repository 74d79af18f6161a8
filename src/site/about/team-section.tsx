import { TeamMemberCard } from '#desk/content/web/shared/people-cards.tsx';
import type { ShownTeamMember } from '#lib/public-people.ts';
import { classNames } from '#ui/class-names.ts';
import { portraitUrl } from '../shared/portraits.ts';
import { TEAM } from './about-content.ts';

export function listExampleTeam(): ShownTeamMember[] {
  return TEAM.map(({ portrait, ...member }) => ({
    publisherTown: '',
    ...member,
    key: portrait,
    picture: portraitUrl(portrait) ?? null,
    example: true,
  }));
}

const columns: Record<number, string> = {
  1: 'lg:grid-cols-[14rem]',
  2: 'lg:grid-cols-[repeat(2,14rem)]',
  3: 'lg:grid-cols-[repeat(3,14rem)]',
  4: 'lg:grid-cols-4',
  6: 'lg:grid-cols-6',
  8: 'lg:grid-cols-4',
};

export function TeamSection({ team }: { team: readonly ShownTeamMember[] }) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="equipe" className="bg-lavande py-14 lg:py-20">
      <div className="page-width grid gap-8 lg:gap-12">
        <h2 id="equipe">L’équipe</h2>
        <ul
          className={classNames(
            'grid two-columns-33 gap-x-4 gap-y-8 sm:grid-cols-3 lg:gap-6',
            columns[team.length] ?? 'lg:grid-cols-5',
          )}
        >
          {team.map((member) => (
            <li
              key={member.key}
              className="grid content-start gap-x-4 gap-y-3 max-sm:last:odd:col-span-full max-sm:last:odd:two-columns-33 max-sm:last:odd:items-center lg:odd:pt-10"
            >
              <TeamMemberCard member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
