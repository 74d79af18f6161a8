import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CarouselControls } from './carousel-controls.tsx';

interface CarouselProps {
  label: string;
  /** The noun of a slide, masculine: « Témoignage », « Portrait ». */
  noun: string;
  delayMs: number;
  slides: readonly { key: string; content: ReactNode }[];
  /** From this width on all slides show at once, in the grid of `listClass`, without autoplay. */
  gridFrom?: '64rem';
  /** Content that follows the movement, inside the area whose hover and focus pause it. */
  beside?: ReactNode;
  className?: string;
  listClass?: string;
}

/**
 * Slides with autoplay: plain HTML, upgraded by `defineCarousel`. Native scroll snap does the sliding: touch works as
 * usual, and without scripts all slides are reachable.
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
