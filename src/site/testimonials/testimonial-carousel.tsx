import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { TESTIMONIAL_DELAY_MS } from '#ui/motion/rotation.ts';
import type { ShownTestimonial } from './testimonials.ts';

const tones = ['bg-lavande', 'bg-sauge-100', 'bg-abricot-100', 'bg-white'];

interface TestimonialCarouselProps {
  testimonials: readonly ShownTestimonial[];
  beside?: ReactNode;
  className?: string;
}

/** What people say, one voice at a time. */
export function TestimonialCarousel({ testimonials, beside, className }: TestimonialCarouselProps) {
  return (
    <>
      <Carousel
        label="Témoignages"
        noun="Témoignage"
        delayMs={TESTIMONIAL_DELAY_MS}
        beside={beside}
        className={className}
        slides={testimonials.map((testimonial, index) => ({
          key: testimonial.id,
          content: <Quote testimonial={testimonial} tone={tones[index % tones.length]} />,
        }))}
      />
      {/* To be taken away with the examples, once members have agreed to be quoted. */}
      <p className="text-center text-sm text-encre-2">Témoignages d’exemple, sous des visages dessinés</p>
    </>
  );
}

function Quote({ testimonial, tone }: { testimonial: ShownTestimonial; tone: string | undefined }) {
  const { text, author, picture } = testimonial;
  return (
    <figure className="mx-auto grid h-full max-w-4xl content-center items-center gap-6 px-1 py-4 text-center md:grid-cols-[auto_1fr] md:gap-12 md:text-left">
      <img
        src={picture}
        alt=""
        width={208}
        height={208}
        loading="lazy"
        decoding="async"
        className={classNames('mx-auto size-32 rounded-full object-cover md:size-52', tone)}
      />
      <div className="grid content-center gap-4">
        <blockquote className="font-title text-[clamp(1.3125rem,1.1rem+1.1vw,1.875rem)] leading-[1.36] font-[480] text-pretty">
          <p>{`« ${text} »`}</p>
        </blockquote>
        <figcaption className="text-lg font-semibold text-prune">{author}</figcaption>
      </div>
    </figure>
  );
}
