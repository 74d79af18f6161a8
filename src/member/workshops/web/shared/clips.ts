import type { Clip } from '#ui/motion/video-clip.tsx';
import { CLIP_TEXTS, type ClipKey } from '../../texts/clips.ts';

const files = import.meta.glob<string>('../../../../../content/clips/*.{mp4,webp,vtt}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** Returns the player props of a short clip. */
export function clipOf(key: ClipKey): Clip {
  const { title, scene, lines } = CLIP_TEXTS[key];
  return {
    title,
    video: addresses.get(`${key}.mp4`) ?? '',
    poster: addresses.get(`${key}.webp`) ?? '',
    captions: addresses.get(`${key}.vtt`) ?? '',
    transcript: [scene, ...lines],
  };
}
