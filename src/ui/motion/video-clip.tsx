import { Captions, Pause, Play } from 'lucide-react';
import { createElement, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure.tsx';

export interface Clip {
  title: string;
  video: string;
  poster: string;
  captions: string;
  /** First the picture, then the captions, a paragraph each. */
  transcript: readonly string[];
}

interface VideoClipProps {
  clip: Clip;
  /** In `upright`, only the people in the picture are visible: the captions then repeat the text beside it. */
  shape?: 'wide' | 'upright';
  /** Whether a press on a play button opened it. */
  plays?: boolean;
  className?: string;
}

const shapes = {
  wide: { frame: 'aspect-video', picture: 'object-cover' },
  upright: { frame: 'aspect-[4/5]', picture: 'object-cover object-[92%_50%]' },
};

/**
 * A short silent clip: static HTML with native controls, replaced by ours with `defineVideoClip`. Nothing but the
 * poster loads before a press.
 */
export function VideoClip({ clip, shape = 'wide', plays = false, className }: VideoClipProps) {
  useEffect(() => {
    import('./video-clip-element.ts').then(
      ({ defineVideoClip }) => defineVideoClip(),
      () => undefined,
    );
  }, []);
  const captioned = shape === 'upright';
  return createElement(
    'video-clip',
    {
      'data-title': clip.title,
      'data-plays': plays || undefined,
      class: classNames('group/clip grid gap-1', className),
    },
    <div className={classNames('relative overflow-hidden rounded-[20px] bg-lin', shapes[shape].frame)}>
      <video
        src={clip.video}
        poster={clip.poster}
        preload="none"
        controls
        muted
        playsInline
        width={960}
        height={540}
        className={classNames(
          'drawing size-full [&::cue]:[font:600_1rem_var(--font-text)]',
          shapes[shape].picture,
        )}
      >
        <track kind="captions" srcLang="fr" label="Français" src={clip.captions} default={captioned} />
      </video>
      <div className="contents in-[video-clip:not(:defined)]:hidden">
        <PlayButton title={clip.title} />
        <button
          type="button"
          data-captions
          aria-label="Sous-titres"
          aria-pressed={captioned}
          title="Sous-titres"
          className="by-day absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-carte/90 text-prune transition-colors hover:bg-carte aria-pressed:bg-prune aria-pressed:text-reserve"
        >
          <Captions aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>,
    <p role="alert" hidden className="pt-2 text-sm">
      La vidéo n’a pas pu être lue. Sa transcription dit la même chose.
    </p>,
    <Disclosure label="Lire la transcription" openLabel="Masquer la transcription" className="text-sm">
      <div className="grid max-w-prose gap-1 pb-2">
        {clip.transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Disclosure>,
  );
}

/** The whole picture is the button. */
function PlayButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      data-play
      aria-label={`Lire la vidéo : ${title}`}
      className="group absolute inset-0 rounded-[20px] -outline-offset-4"
    >
      <span
        className={classNames(
          'by-day absolute bottom-[7%] left-[5.8%] grid size-14 place-items-center rounded-full bg-carte/90 text-prune transition-colors group-hover:bg-carte group-focus-visible:bg-carte sm:size-16',
          'group-data-playing/clip:opacity-0 group-data-playing/clip:transition-opacity group-data-playing/clip:group-hover:opacity-100 group-data-playing/clip:group-focus-visible:opacity-100',
        )}
      >
        <Play aria-hidden="true" className="size-6 translate-x-0.5 group-data-playing/clip:hidden" />
        <Pause aria-hidden="true" className="hidden size-6 group-data-playing/clip:block" />
      </span>
    </button>
  );
}
