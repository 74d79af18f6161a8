import type { ShownTestimonial } from '#lib/public-people.ts';
import { portraitOf } from '../shared/portraits.ts';
import { TestimonialCarousel } from '../testimonials/testimonial-carousel.tsx';
import { testimonialsTitle } from '../testimonials/testimonials-section.tsx';
import { PHOTO_SET } from './young-adults-content.ts';
import { PhotoSet } from './young-adults-photos.tsx';

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
              pictures={PHOTO_SET.flatMap((name) => portraitOf(name) ?? [])}
              className="aspect-square w-full max-lg:mx-auto max-lg:max-w-80"
            />
          }
        />
      </div>
    </section>
  );
}
