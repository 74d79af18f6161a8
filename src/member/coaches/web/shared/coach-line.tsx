import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { portraitOf } from './coach-photos.ts';

export interface CoachInLine {
  firstName: string;
  lastName: string;
  role: string;
  photoUrl: string | null;
  example: boolean;
}

/** @param brief shows only the name on phones */
export function CoachLine({ coach, brief = false }: { coach: CoachInLine; brief?: boolean }) {
  const { firstName, lastName, role, example } = coach;
  return (
    <p className="flex items-center gap-3">
      <Avatar firstName={firstName} photoUrl={portraitOf(coach)} size="small" />
      <span className="grid leading-snug">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {firstName} {lastName}
          {example ? <ExampleBadge /> : null}
        </span>
        <span className={classNames('text-sm text-encre-2', brief && 'max-sm:sr-only')}>{role}</span>
      </span>
    </p>
  );
}
