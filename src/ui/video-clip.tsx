import { Captions, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';

export interface Clip {
  title: string;
  video: string;
  poster: string;
  /** Address of the captions in French. */
  captions: string;
  /** What is seen, then what is written, a paragraph each. */
  transcript: readonly string[];
}

interface VideoClipProps {
  clip: Clip;
  /** Upright, only the people of the picture are seen: the captions then say from the start what is written beside. */
  shape?: 'wide' | 'upright';
  className?: string;
}

const shapes = {
  wide: { frame: 'aspect-video', picture: 'object-cover' },
  upright: { frame: 'aspect-[4/5]', picture: 'object-cover object-[92%_50%]' },
};

const round =
  'absolute bottom-[7%] left-[5.8%] grid place-items-center rounded-full text-prune transition-colors group-hover:bg-white group-focus-visible:bg-white';

/**
 * A short silent clip of ours. It never starts by itself: nothing is fetched but its poster before one asks. The whole
 * picture is the button.
 */
export function VideoClip({ clip, shape = 'wide', className }: VideoClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [captioned, setCaptioned] = useState(shape === 'upright');
  const [failed, setFailed] = useState(false);

  async function togglePlay() {
    if (!video.current) return;
    if (playing) return video.current.pause();
    try {
      await video.current.play();
      setFailed(false);
    } catch (error) {
      // A pause pressed before the first picture came is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  }

  function toggleCaptions() {
    const track = video.current?.textTracks[0];
    if (track) track.mode = captioned ? 'disabled' : 'showing';
    setCaptioned(!captioned);
  }

  return (
    <div className={classNames('grid gap-1', className)}>
      <div className={classNames('relative overflow-hidden rounded-[20px] bg-lin', shapes[shape].frame)}>
        <video
          ref={video}
          src={clip.video}
          poster={clip.poster}
          preload="none"
          muted
          playsInline
          width={960}
          height={540}
          className={classNames('size-full [&::cue]:[font:600_1rem_var(--font-text)]', shapes[shape].picture)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        >
          <track
            kind="captions"
            srcLang="fr"
            label="Français"
            src={clip.captions}
            default={shape === 'upright'}
          />
        </video>
        <button
          type="button"
          aria-label={`${playing ? 'Mettre en pause' : 'Lire la vidéo'} : ${clip.title}`}
          onClick={() => void togglePlay()}
          className="group absolute inset-0 rounded-[20px] -outline-offset-4"
        >
          <span
            className={classNames(
              round,
              'size-14 bg-white/90 sm:size-16',
              playing &&
                'opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          >
            {playing ? (
              <Pause aria-hidden="true" className="size-6" />
            ) : (
              <Play aria-hidden="true" className="size-6 translate-x-0.5" />
            )}
          </span>
        </button>
        <button
          type="button"
          aria-label="Sous-titres"
          aria-pressed={captioned}
          title="Sous-titres"
          onClick={toggleCaptions}
          className={classNames(
            'absolute right-3 bottom-3 grid size-11 place-items-center rounded-full transition-colors',
            captioned ? 'bg-prune text-white' : 'bg-white/90 text-prune hover:bg-white',
          )}
        >
          <Captions aria-hidden="true" className="size-5" />
        </button>
      </div>
      {failed ? (
        <p role="alert" className="pt-2 text-sm">
          La vidéo n’a pas pu être lue. Sa transcription dit la même chose.
        </p>
      ) : null}
      <Disclosure label="Lire la transcription" openLabel="Masquer la transcription" className="text-sm">
        <div className="grid max-w-prose gap-1 pb-2">
          {clip.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
