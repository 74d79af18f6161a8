import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface CarouselControlsProps {
  count: number;
  place: number;
  /** What a slide is, masculine: « Témoignage », « Portrait ». */
  noun: string;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onShow: (place: number) => void;
  className?: string;
}

/** Arrows of 48 px, dots of 28 px around a smaller mark, and the pause, useless where nothing moves by itself. */
export function CarouselControls({
  count,
  place,
  noun,
  paused,
  onPause,
  onShow,
  className,
}: CarouselControlsProps) {
  return (
    <div className={classNames('flex flex-wrap items-center justify-center gap-x-3 gap-y-2', className)}>
      <ul className="flex basis-full justify-center sm:order-2 sm:basis-auto">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          <li key={index}>
            <button
              type="button"
              aria-label={`${noun} ${index + 1} sur ${count}`}
              aria-current={index === place ? 'true' : undefined}
              onClick={() => onShow(index)}
              className="group grid size-7 place-items-center rounded-full"
            >
              <span
                className={classNames(
                  'block h-2.5 rounded-full border transition-[width,background-color]',
                  index === place
                    ? 'w-5 border-prune bg-prune'
                    : 'w-2.5 border-bord bg-transparent group-hover:bg-bord',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={ChevronLeft}
        label={`${noun} précédent`}
        variant="outline"
        className="sm:order-1"
        onClick={() => onShow(place - 1)}
      />
      <IconButton
        icon={paused ? Play : Pause}
        label={`${paused ? 'Reprendre' : 'Arrêter'} le défilement des ${noun.toLowerCase()}s`}
        variant="outline"
        className="motion-reduce:hidden sm:order-4"
        onClick={() => onPause(!paused)}
      />
      <IconButton
        icon={ChevronRight}
        label={`${noun} suivant`}
        variant="outline"
        className="sm:order-3"
        onClick={() => onShow(place + 1)}
      />
    </div>
  );
}
