import { createElement } from 'react';
import type { ShownTestimonial } from '#lib/public-people.ts';
import { classNames } from '#ui/class-names.ts';
import { portraitUrl } from '../shared/portraits.ts';
import { TestimonialCarousel } from '../testimonials/testimonial-carousel.tsx';
import { testimonialsTitle } from '../testimonials/testimonials-section.tsx';
import { PHOTO_SET } from './young-adults-content.ts';

/** Testimonials change every six seconds, portraits every four; one pause button stops both. */
export function Voices({ list }: { list: readonly ShownTestimonial[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="temoignages" className="bg-lin py-16 lg:py-24">
      <div className="page-width grid gap-8 lg:gap-10">
        <h2 id="temoignages">{testimonialsTitle(list)}</h2>
        <TestimonialCarousel
          testimonials={list}
          className="grid items-center gap-8 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:gap-14"
          beside={
            <PhotoSet
              pictures={PHOTO_SET.flatMap((name) => portraitUrl(name) ?? [])}
              className="aspect-square w-full max-lg:mx-auto max-lg:max-w-80"
            />
          }
        />
      </div>
    </section>
  );
}

/** Square like the drawings, so that no face is cropped. */
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
function PhotoSet({ pictures, className }: PhotoSetProps) {
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
