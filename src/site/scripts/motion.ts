import { defineCarousel } from '#ui/motion/carousel-element.ts';
import { defineVideoClip } from '#ui/motion/video-clip-element.ts';
import { refreshBios } from '../team/refresh-bios.ts';
import { definePhotoSet } from '../young-adults/photo-set-element.ts';

// The photo set listens to the carousel, so define it first, or it misses the first event.
definePhotoSet();
defineCarousel();
defineVideoClip();
refreshBios();
