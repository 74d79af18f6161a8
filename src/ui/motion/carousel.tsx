import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton, iconButtonStyle } from '../icon-button.tsx';

interface CarouselProps {
  label: string;
  /** The noun of a slide, masculine: « Témoignage », « Portrait ». */
  noun: string;
  delayMs: number;
  slides: readonly { key: string; content: ReactNode }[];
  /** From this width on, all slides show at once, in the grid of `listClass`, without autoplay. */
  gridFrom?: '64rem';
  /** Content that follows the movement, inside the area whose hover and focus pause it. */
  beside?: ReactNode;
  className?: string;
  listClass?: string;
}

/**
 * Slides with autoplay: static HTML, upgraded by `defineCarousel`. Uses native scroll snap: touch works as usual, and
 * without scripts all slides are reachable.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
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

interface CarouselControlsProps {
  count: number;
  /** The noun of a slide, masculine: « Témoignage », « Portrait ». */
  noun: string;
  className?: string;
}

/** Arrows of 48 px, dots of 24 to 28 px around a smaller mark, and a pause button, useless without autoplay. */
function CarouselControls({ count, noun, className }: CarouselControlsProps) {
  const pause = `Arrêter le défilement des ${noun.toLowerCase()}s`;
  return (
    <div
      className={classNames(
        // Hidden before the element is defined: the controls would not work.
        'flex flex-wrap items-center justify-center gap-x-2 gap-y-2 in-[slide-show:not(:defined)]:invisible',
        className,
      )}
    >
      <ul className="flex flex-wrap justify-center max-[24rem]:basis-full min-[24rem]:order-2">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a dot.
          <li key={index}>
            <button
              type="button"
              data-dot={index}
              aria-label={`${noun} ${index + 1} sur ${count}`}
              aria-current={index === 0}
              className="group grid h-7 w-6 place-items-center sm:w-7 rounded-full"
            >
              <span className="block h-2.5 w-2.5 rounded-full border border-bord transition-[width,background-color] group-hover:bg-bord group-aria-[current=true]:w-5 group-aria-[current=true]:border-prune group-aria-[current=true]:bg-prune" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={ChevronLeft}
        label={`${noun} précédent`}
        variant="outline"
        data-step={-1}
        className="min-[24rem]:order-1"
      />
      <button
        type="button"
        data-pause
        aria-label={pause}
        title={pause}
        className={classNames(iconButtonStyle('outline'), 'group motion-reduce:hidden min-[24rem]:order-4')}
      >
        <Pause aria-hidden="true" className="size-5 group-data-paused:hidden" />
        <Play aria-hidden="true" className="hidden size-5 group-data-paused:block" />
      </button>
      <IconButton
        icon={ChevronRight}
        label={`${noun} suivant`}
        variant="outline"
        data-step={1}
        className="min-[24rem]:order-3"
      />
    </div>
  );
}
