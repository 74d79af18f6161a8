import { defineCarousel } from '#ui/motion/carousel-element.ts';
import { defineVideoClip } from '#ui/motion/video-clip-element.ts';
import { keepBiosFresh } from '../team/keep-bios-fresh.ts';
import { definePhotoSet } from '../young-adults/photo-set-element.ts';

// For the pages on which something moves. What follows a carousel is defined first: it hears of its first move.
definePhotoSet();
defineCarousel();
defineVideoClip();
keepBiosFresh();
