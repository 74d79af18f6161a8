import { drawnPortrait } from '#member/coaches/web/shared/coach-photos.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { VideoClip } from '#ui/motion/video-clip.tsx';
import type { Leader } from '../contract.ts';
import type { Workshop } from '../texts/workshop.ts';
import { clipOf } from './shared/clips.ts';

/** Clip and coach of a workshop. */
export function WorkshopIntroduction({ workshop, leader }: { workshop: Workshop; leader: Leader | null }) {
  return (
    <div className="grid gap-6">
      <VideoClip clip={clipOf(workshop.previewVideo)} />
      {leader ? (
        <Card
          as="section"
          tone="sauge"
          aria-label="Votre coach"
          className="flex flex-wrap items-center gap-5"
        >
          <Avatar
            firstName={leader.firstName}
            photoUrl={leader.photoUrl ?? drawnPortrait(leader)}
            size="large"
          />
          <div className="grid flex-1 basis-60 gap-1">
            <h2 className="text-h3">
              {leader.firstName} {leader.lastName}
            </h2>
            <p className="font-medium text-sauge">{leader.role}</p>
            {leader.example ? <ExampleBadge className="justify-self-start bg-carte/70!" /> : null}
          </div>
          <p className="basis-full">{leader.bio}</p>
        </Card>
      ) : (
        <Card tone="sauge">Une personne de notre équipe anime cet atelier.</Card>
      )}
    </div>
  );
}
