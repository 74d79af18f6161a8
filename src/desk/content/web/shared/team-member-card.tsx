import type { ShownTeamMember } from '#lib/public-people.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

export function TeamMemberCard({ member }: { member: ShownTeamMember }) {
  const { name, role, picture, line, example } = member;
  return (
    <>
      <Face picture={picture} name={name} className="rounded-card bg-carte" />
      <div className="grid gap-1">
        <h3 className="leading-snug wrap-anywhere">{name}</h3>
        {example ? <ExampleBadge className="justify-self-start" /> : null}
        <p className="font-medium text-prune">{role}</p>
        {line ? <p className="text-sm text-encre-2">{line}</p> : null}
      </div>
    </>
  );
}
