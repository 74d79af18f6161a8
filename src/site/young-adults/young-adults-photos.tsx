import { createElement } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Squares, like the drawings, so that no face is cropped. */
const frames = [
  'col-span-2 row-span-2 rounded-[40px] bg-lavande',
  'rounded-[28px] bg-sauge-100',
  'rounded-[28px] bg-abricot-100',
  'rounded-[28px] bg-rosee',
  'rounded-[28px] bg-carte',
  'rounded-[28px] bg-lavande',
] as const;

interface PhotoSetProps {
  pictures: readonly string[];
  className?: string;
}

/** Portraits that rotate every four seconds; decorative and hidden from screen readers. */
export function PhotoSet({ pictures, className }: PhotoSetProps) {
  return createElement(
    'photo-set',
    {
      'aria-hidden': true,
      'data-pictures': pictures.join(' '),
      class: classNames('grid grid-cols-3 gap-3', className),
    },
    frames.map((frame, index) => (
      <img
        key={frame}
        src={pictures[index]}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className={classNames('size-full min-h-0 animate-fade object-cover', frame)}
      />
    )),
  );
}
