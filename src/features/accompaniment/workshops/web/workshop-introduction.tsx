import { builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import { coachPhoto } from '#features/accompaniment/coaches/web/shared/coach-photos.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { VideoClip } from '#ui/motion/video-clip.tsx';
import type { Workshop } from '../texts/workshop.ts';
import { clipOf } from './shared/clips.ts';

/** Clip and coach of a workshop. */
export function WorkshopIntroduction({ workshop }: { workshop: Workshop }) {
  const coach = builtInCoach(workshop.coach);
  return (
    <div className="grid gap-6">
      <VideoClip clip={clipOf(workshop.previewVideo)} />
      <Card as="section" tone="sauge" aria-label="Votre coach" className="flex flex-wrap items-center gap-5">
        <Avatar firstName={coach.firstName} photoUrl={coachPhoto(coach.photo)} size="large" />
        <div className="grid flex-1 basis-60 gap-1">
          <h2 className="text-h3">
            {coach.firstName} {coach.lastName}
          </h2>
          <p className="font-medium text-sauge">{coach.role}</p>
          <ExampleBadge className="justify-self-start bg-white/70" />
        </div>
        <p className="basis-full">{coach.bio}</p>
      </Card>
    </div>
  );
}
