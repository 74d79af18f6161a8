import { Avatar } from '#ui/avatar.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import type { BuiltInCoach } from '../../texts.ts';
import { coachPhoto } from './coach-photos.ts';

/** A coach in one line: portrait, name, and what they are if asked for. */
export function CoachLine({ coach, withRole = false }: { coach: BuiltInCoach; withRole?: boolean }) {
  const { firstName, lastName, role, photo } = coach;
  return (
    <p className="flex items-center gap-3">
      <Avatar firstName={firstName} photoUrl={coachPhoto(photo)} size="small" />
      <span className="grid leading-snug">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {firstName} {lastName}
          <ExampleBadge />
        </span>
        {withRole ? <span className="text-sm text-encre-2">{role}</span> : null}
      </span>
    </p>
  );
}
