import type { ShownTestimonial } from '#lib/public-people.ts';
import { portraitUrl } from '../shared/portraits.ts';
import { YOUNG_TESTIMONIALS } from '../young-adults/young-adults-content.ts';
import { TESTIMONIALS, type Testimonial } from './testimonials-content.ts';

export function listExampleTestimonials(): ShownTestimonial[] {
  return TESTIMONIALS.map((one) => shown(one, false));
}

export function listYoungExamples(): ShownTestimonial[] {
  return YOUNG_TESTIMONIALS.map((one) => shown(one, true));
}

function shown({ id, portrait, text, author }: Testimonial, young: boolean): ShownTestimonial {
  return { key: id, picture: portraitUrl(portrait) ?? null, example: true, text, author, young };
}
