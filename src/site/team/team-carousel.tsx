import { Carousel } from '#ui/motion/carousel.tsx';
import { PHOTO_DELAY_MS } from '#ui/motion/rotation.ts';
import { CoachCard } from './coach-card.tsx';
import type { TeamMember } from './team.ts';
import { TeamNotice } from './team-notice.tsx';

/** The coaches, one after the other; all of them beside each other where there is room. */
export function TeamCarousel({ team }: { team: readonly TeamMember[] }) {
  return (
    <div className="page-width -mt-24 grid gap-4 lg:-mt-40">
      <Carousel
        label="Notre équipe de coachs"
        noun="Portrait"
        delayMs={PHOTO_DELAY_MS}
        gridFrom="64rem"
        listClass="items-start lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:rounded-none lg:*:w-auto"
        slides={team.map((coach) => ({ key: coach.key, content: <CoachCard coach={coach} /> }))}
      />
      <TeamNotice />
    </div>
  );
}
