import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMedia } from '#browser/use-media.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useSlides } from './carousel-slides.ts';
import { useRotation } from './carousel-timer.ts';
import { classNames } from './class-names.ts';

interface CarouselProps {
  /** Name of the whole, such as « Témoignages ». */
  label: string;
  /** What a slide is, masculine: « Témoignage », « Portrait ». */
  noun: string;
  delayMs: number;
  slides: readonly { key: string; content: ReactNode }[];
  /** From this width on everything shows at once, in the grid that `listClass` draws, and nothing moves. */
  gridFrom?: '64rem';
  /** Someone is busy with a slide: do not take it away. */
  held?: boolean;
  /** Something that follows the movement, inside the part whose hover and focus stop it. */
  beside?: (moving: boolean) => ReactNode;
  className?: string;
  listClass?: string;
}

const never = () => () => undefined;

/**
 * Slides one at a time, that go on by themselves. The browser's own scroll snap does the sliding: no bytes, the finger
 * feels at home, and without JavaScript all slides can still be reached. It stops under the pointer, under the
 * keyboard, in a hidden tab, on demand, and for whoever asked for less motion.
 */
export function Carousel({
  label,
  noun,
  delayMs,
  slides,
  gridFrom,
  held = false,
  beside,
  className,
  listClass,
}: CarouselProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const wide = useMedia(gridFrom ? `(min-width: ${gridFrom})` : 'not all');
  const visible = usePageVisible();
  const [paused, setPaused] = useState(false);
  const [touched, setTouched] = useState({ byPointer: false, byKeyboard: false });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const sliding = alive && !wide;
  const busy = touched.byPointer || touched.byKeyboard || held;
  const moving = sliding && visible && !still && !paused && !busy;
  const [place, setPlace] = useRotation(slides.length, delayMs, moving);
  const swipe = useSlides({ list, place, onPlace: setPlace, sliding, instant: still });

  function show(asked: number) {
    const next = (asked + slides.length) % slides.length;
    setPlace(next);
    // Only what one asked for is said: a voice that speaks every six seconds would drown the page.
    setSaid(`${noun} ${next + 1} sur ${slides.length}`);
  }

  const watch = {
    // A finger leaves no hover behind it; a click leaves a focus that is not one's place in the page.
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setTouched((other) => ({ ...other, byPointer: true }));
    },
    onPointerLeave: () => setTouched((other) => ({ ...other, byPointer: false })),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setTouched((other) => ({ ...other, byKeyboard: true }));
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) {
        setTouched((other) => ({ ...other, byKeyboard: false }));
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!sliding || step === undefined) return;
      event.preventDefault();
      // What has the focus inside the slide leaves with it: one stays on the list, and does not fall off the page.
      if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true });
      show(place + step);
    },
  };
  return (
    <section aria-label={label} aria-roledescription="carrousel" className={className} {...watch}>
      {beside?.(moving)}
      <div className="grid min-w-0 gap-5">
        <ul
          ref={list}
          // What scrolls must be reached by keyboard.
          tabIndex={wide ? undefined : 0}
          className={classNames(
            'no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card *:w-full *:shrink-0 *:snap-start',
            listClass,
          )}
          {...swipe}
        >
          {slides.map(({ key, content }, index) => (
            <li key={key} inert={sliding && index !== place}>
              {content}
            </li>
          ))}
        </ul>
        <CarouselControls
          count={slides.length}
          place={place}
          noun={noun}
          paused={paused}
          onPause={setPaused}
          onShow={show}
          className={classNames(!alive && 'invisible', gridFrom && 'lg:hidden')}
        />
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </section>
  );
}
