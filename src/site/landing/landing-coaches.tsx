import { useState } from 'react';
import { BUILT_IN_COACHES } from '#features/accompaniment/coaches/texts.ts';
import { clipOf } from '#features/accompaniment/workshops/web/shared/clips.ts';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { PHOTO_DELAY_MS } from '#ui/carousel-timer.ts';
import { VideoClip } from '#ui/video-clip.tsx';
import { CoachCard } from './landing-coach-card.tsx';
import { bioOf, useTeamBios } from './landing-team-bios.ts';

/** The coaches: a short film, then the four of them. They are always there, whatever the server answers. */
export function Coaches() {
  return (
    <section aria-labelledby="nos-coachs">
      <div className="bg-sauge-100 pt-16 pb-36 lg:pt-24 lg:pb-56">
        <div className="page-width grid items-center gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
          <div className="grid gap-4">
            <h2 id="nos-coachs">Des coachs à vos côtés, du premier doute au premier rendez-vous</h2>
            <p className="text-lg">
              Ils vous aident à savoir où vous en êtes, ce que vous voulez et ce qui vous retient. En ateliers
              de deux à cinq personnes, ou en tête à tête.
            </p>
          </div>
          <VideoClip clip={clipOf('coachs')} />
        </div>
      </div>
      <Team />
    </section>
  );
}

function Team() {
  const { coaches, notice, retry } = useTeamBios();
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <div className="page-width -mt-24 grid gap-4 lg:-mt-40">
      <Carousel
        label="Notre équipe de coachs"
        noun="Portrait"
        delayMs={PHOTO_DELAY_MS}
        gridFrom="64rem"
        held={read.length > 0}
        listClass="items-start lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:rounded-none lg:*:w-auto"
        slides={BUILT_IN_COACHES.map((coach) => ({
          key: coach.key,
          content: (
            <CoachCard
              coach={coach}
              bio={bioOf(coach, coaches)}
              onOpenChange={(open) =>
                setRead((others) => [
                  ...others.filter((key) => key !== coach.key),
                  ...(open ? [coach.key] : []),
                ])
              }
            />
          ),
        }))}
      />
      <div
        role="status"
        className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-encre-2"
      >
        {notice ? (
          <>
            <p>{notice}</p>
            <Button variant="quiet" size="small" onClick={retry}>
              Réessayer
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
