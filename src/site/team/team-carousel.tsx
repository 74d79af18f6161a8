import type { ShownCoach } from '#lib/public-people.ts';
import { CoachCard } from '#member/coaches/web/shared/coach-card.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { PHOTO_DELAY_MS } from '#ui/motion/rotation.ts';

/** Fewer than four are centred, at the width of four. */
const columns: Record<number, string> = {
  1: 'lg:grid-cols-[18rem] lg:justify-center',
  2: 'lg:grid-cols-[repeat(2,18rem)] lg:justify-center',
  3: 'lg:grid-cols-[repeat(3,minmax(0,20rem))] lg:justify-center',
};

/** Spec 1 §2.1: a grid of four columns; all coaches are on « Nos coachs ». */
const MOST_SHOWN = 4;

export function TeamCarousel({ team: all }: { team: readonly ShownCoach[] }) {
  if (all.length === 0) return null;
  const team = all.slice(0, MOST_SHOWN);
  return (
    <div className="page-width -mt-24 grid gap-4 lg:-mt-40">
      <Carousel
        label="Notre équipe de coachs"
        noun="Portrait"
        delayMs={PHOTO_DELAY_MS}
        gridFrom="64rem"
        listClass={classNames(
          'items-start lg:grid lg:gap-5 lg:overflow-visible lg:rounded-none lg:*:w-auto',
          columns[team.length] ?? 'lg:grid-cols-4',
        )}
        slides={team.map((coach) => ({ key: coach.key, content: <CoachCard coach={coach} /> }))}
      />
      {all.length > MOST_SHOWN ? (
        <TextLink to="/nos-coachs" className="inline-flex min-h-11 items-center justify-self-start">
          Voir les autres coachs
        </TextLink>
      ) : null}
      <TeamNotice />
    </div>
  );
}

function TeamNotice() {
  return (
    <div
      role="status"
      data-team-notice
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-encre-2"
    >
      <p />
      <button type="button" hidden className={buttonStyle({ variant: 'quiet', size: 'small' })}>
        Réessayer
      </button>
    </div>
  );
}
