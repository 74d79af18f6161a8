import { portraitOf } from '../shared/portraits.ts';
import type { Testimonial } from './testimonials-content.ts';

export interface ShownTestimonial extends Omit<Testimonial, 'portrait'> {
  /** Address of the drawn face. */
  picture: string | undefined;
}

/** Testimonials with the addresses of their faces, which only the build knows. */
export function withPictures(list: readonly Testimonial[]): ShownTestimonial[] {
  return list.map(({ portrait, ...testimonial }) => ({ ...testimonial, picture: portraitOf(portrait) }));
}
