import type { ReactNode } from 'react';
import { Quote } from '#desk/content/web/shared/people-cards.tsx';
import type { ShownTestimonial } from '#lib/public-people.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { TESTIMONIAL_DELAY_MS } from '#ui/motion/rotation.ts';

const tones = ['bg-lavande', 'bg-sauge-100', 'bg-abricot-100', 'bg-carte'];

interface TestimonialCarouselProps {
  testimonials: readonly ShownTestimonial[];
  beside?: ReactNode;
  className?: string;
}

export function TestimonialCarousel({ testimonials, beside, className }: TestimonialCarouselProps) {
  return (
    <Carousel
      label="Témoignages"
      noun="Témoignage"
      delayMs={TESTIMONIAL_DELAY_MS}
      beside={beside}
      className={className}
      slides={testimonials.map((testimonial, index) => ({
        key: testimonial.key,
        content: <Quote testimonial={testimonial} tone={tones[index % tones.length]} />,
      }))}
    />
  );
}
