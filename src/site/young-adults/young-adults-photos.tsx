import { createElement } from 'react';
import { classNames } from '#ui/class-names.ts';

/** All of them square, as the drawings are: no face is cut. */
const frames = [
  'col-span-2 row-span-2 rounded-[40px] bg-lavande',
  'rounded-[28px] bg-sauge-100',
  'rounded-[28px] bg-abricot-100',
  'rounded-[28px] bg-rosee',
  'rounded-[28px] bg-white',
  'rounded-[28px] bg-lavande',
] as const;

interface PhotoSetProps {
  /** Addresses of the faces. */
  pictures: readonly string[];
  className?: string;
}

/** A set of drawn faces in which everyone moves up a place every four seconds. It says nothing: it is hidden. */
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
