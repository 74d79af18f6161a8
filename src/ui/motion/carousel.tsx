import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CarouselControls } from './carousel-controls.tsx';

interface CarouselProps {
  /** Name of the whole, such as « Témoignages ». */
  label: string;
  /** What a slide is, masculine: « Témoignage », « Portrait ». */
  noun: string;
  delayMs: number;
  slides: readonly { key: string; content: ReactNode }[];
  /** From this width on everything shows at once, in the grid that `listClass` draws, and nothing moves. */
  gridFrom?: '64rem';
  /** Something that follows the movement, inside the part whose hover and focus stop it. */
  beside?: ReactNode;
  className?: string;
  listClass?: string;
}

/**
 * Slides one at a time, that go on by themselves: plain HTML, which `defineCarousel` brings to life. The browser's own
 * scroll snap does the sliding: the finger feels at home, and without scripts all slides can still be reached.
 */
export function Carousel({
  label,
  noun,
  delayMs,
  slides,
  gridFrom,
  beside,
  className,
  listClass,
}: CarouselProps) {
  const marks = {
    role: 'region',
    'aria-label': label,
    'aria-roledescription': 'carrousel',
    'data-noun': noun,
    'data-delay': delayMs,
    'data-grid-from': gridFrom,
    class: classNames('block', className),
  };
  return createElement(
    'slide-show',
    marks,
    beside,
    <div className="grid min-w-0 gap-5">
      <ul
        data-slides
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className={classNames(
          'no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card *:w-full *:shrink-0 *:snap-start',
          listClass,
        )}
      >
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <CarouselControls count={slides.length} noun={noun} className={gridFrom && 'lg:hidden'} />
      ) : null}
      <p role="status" className="sr-only" />
    </div>,
  );
}
