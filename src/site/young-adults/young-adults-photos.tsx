import { PHOTO_DELAY_MS, useRotation } from '#ui/carousel-timer.ts';
import { classNames } from '#ui/class-names.ts';
import { portraitOf } from '../shared/portraits.ts';
import { PHOTO_SET } from '../young-adults-content.ts';

/** All of them square, as the drawings are: no face is cut. */
const frames = [
  'col-span-2 row-span-2 rounded-[40px] bg-lavande',
  'rounded-[28px] bg-sauge-100',
  'rounded-[28px] bg-abricot-100',
  'rounded-[28px] bg-rosee',
  'rounded-[28px] bg-white',
  'rounded-[28px] bg-lavande',
] as const;

/** A set of drawn faces in which everyone moves up a place every four seconds. It says nothing: it is hidden. */
export function PhotoSet({ moving, className }: { moving: boolean; className?: string }) {
  const [first] = useRotation(PHOTO_SET.length, PHOTO_DELAY_MS, moving);
  return (
    <div aria-hidden="true" data-first={first} className={classNames('grid grid-cols-3 gap-3', className)}>
      {frames.map((frame, index) => {
        const name = PHOTO_SET[(first + index) % PHOTO_SET.length];
        return name ? (
          <img
            key={`${name} ${frame}`}
            src={portraitOf(name)}
            alt=""
            width={256}
            height={256}
            loading="lazy"
            decoding="async"
            className={classNames('size-full min-h-0 animate-fade object-cover', frame)}
          />
        ) : null;
      })}
    </div>
  );
}
