import { TestimonialCarousel } from '../landing/landing-testimonials.tsx';
import { YOUNG_TESTIMONIALS } from '../young-adults-content.ts';
import { PhotoSet } from './young-adults-photos.tsx';

/** Testimonials every six seconds beside faces every four; one pause stops both. */
export function Voices() {
  return (
    <section aria-labelledby="temoignages" className="bg-lin py-16 lg:py-24">
      <div className="page-width grid gap-8 lg:gap-10">
        <h2 id="temoignages">Ils ont votre âge, et les mêmes questions</h2>
        <TestimonialCarousel
          testimonials={YOUNG_TESTIMONIALS}
          className="grid items-center gap-8 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:gap-14"
          beside={(moving) => (
            <PhotoSet moving={moving} className="aspect-square w-full max-lg:mx-auto max-lg:max-w-80" />
          )}
        />
      </div>
    </section>
  );
}
