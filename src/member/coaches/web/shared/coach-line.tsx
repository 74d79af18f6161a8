import { Avatar } from '#ui/avatar.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { drawnPortrait } from './coach-photos.ts';

export interface CoachInLine {
  firstName: string;
  lastName: string;
  role: string;
  photoUrl: string | null;
  example: boolean;
}

export function CoachLine({ coach }: { coach: CoachInLine }) {
  const { firstName, lastName, role, photoUrl, example } = coach;
  return (
    <p className="flex items-center gap-3">
      <Avatar firstName={firstName} photoUrl={photoUrl ?? drawnPortrait(coach)} size="small" />
      <span className="grid leading-snug">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {firstName} {lastName}
          {example ? <ExampleBadge /> : null}
        </span>
        <span className="text-sm text-encre-2">{role}</span>
      </span>
    </p>
  );
}
