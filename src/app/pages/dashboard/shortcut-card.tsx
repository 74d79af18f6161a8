import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';

const scenes = { letter: LetterScene, listening: ListeningScene, walking: WalkingScene };

interface ShortcutCardProps {
  tone: CardTone;
  scene: keyof typeof scenes;
  title: string;
  badge?: ReactNode;
  /** Where it leads, and what its button says. */
  door?: { to: string; label: string };
  /** Instead of a door, a button that stays on the page. */
  action?: ReactNode;
  /** Alone on its row: the scene takes less of it, and the card stays low. */
  wide?: boolean;
  children: ReactNode;
}

/** A door to another page: a scene, a title, a sentence, one button. */
export function ShortcutCard({ tone, scene, title, badge, door, action, wide, children }: ShortcutCardProps) {
  const Scene = scenes[scene];
  return (
    <Card
      as="section"
      tone={tone}
      padding="none"
      className={classNames('grid', wide ? 'lg:grid-cols-[1fr_18rem]' : 'lg:grid-cols-[1fr_38%]')}
    >
      <div
        className={classNames(
          'grid grid-cols-1 justify-items-start gap-3 p-6 lg:p-8',
          wide ? 'content-center' : 'content-start',
        )}
      >
        <div className="flex w-full items-center justify-between gap-4">
          <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 !text-[1.375rem] sm:!text-[1.5rem]">
            {title}
            {badge}
          </h2>
          <Scene className="size-16 shrink-0 rounded-[20px] sm:size-20 lg:hidden" />
        </div>
        <p>{children}</p>
        {door ? (
          <ButtonLink to={door.to} variant="secondary" className="mt-2">
            {door.label}
          </ButtonLink>
        ) : null}
        {action}
      </div>
      <Scene className={classNames('h-full w-full max-lg:hidden', !wide && 'min-h-60')} />
    </Card>
  );
}
