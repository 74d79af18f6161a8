import { TestimonialCarousel } from '../testimonials/testimonial-carousel.tsx';
import type { ShownTestimonial } from '../testimonials/testimonials.ts';
import { PhotoSet } from './young-adults-photos.tsx';

interface VoicesProps {
  testimonials: readonly ShownTestimonial[];
  /** Addresses of the faces beside them. */
  pictures: readonly string[];
}

/** Testimonials every six seconds beside faces every four; one pause stops both. */
export function Voices({ testimonials, pictures }: VoicesProps) {
  return (
    <TestimonialCarousel
      testimonials={testimonials}
      className="grid items-center gap-8 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:gap-14"
      beside={
        <PhotoSet pictures={pictures} className="aspect-square w-full max-lg:mx-auto max-lg:max-w-80" />
      }
    />
  );
}
