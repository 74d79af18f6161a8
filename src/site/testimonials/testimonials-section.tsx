import type { ShownTestimonial } from '#lib/public-people.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

/** The wording differs while there are only examples (D24). */
export function testimonialsTitle(list: readonly ShownTestimonial[]): string {
  return list.some(({ example }) => !example)
    ? 'Ce que nos membres en disent'
    : 'Ce que nous aimerions vous entendre dire';
}

export function Testimonials({
  list,
  className = 'bg-rosee py-8 lg:py-24',
}: {
  list: readonly ShownTestimonial[];
  className?: string;
}) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="temoignages" className={className}>
      <div className="page-width grid gap-4 lg:gap-8">
        <h2 id="temoignages" className="text-center">
          {testimonialsTitle(list)}
        </h2>
        <TestimonialCarousel testimonials={list} />
      </div>
    </section>
  );
}
