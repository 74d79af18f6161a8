import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CLIP_TEXTS, type ClipKey } from '#member/workshops/texts/clips.ts';
import { HEIGHT, rise, WIDTH } from './clip-parts.tsx';
import { CLIP_SCENES } from './clip-scenes.tsx';

export const DURATION_S = 11.6;
const LINE_S = 3.7;
const FIRST_LINE_S = 0.4;
const FADE_S = 0.5;
/** Where the poster is taken: everyone is there, the sun is up. */
const POSTER_S = 10;

/** When each sentence is shown, in seconds. */
export function linesOf(key: ClipKey): { from: number; to: number; text: string }[] {
  return CLIP_TEXTS[key].lines.map((text, index) => {
    const from = FIRST_LINE_S + index * LINE_S;
    return { from, to: from + LINE_S, text };
  });
}

function Picture({
  scene,
  children,
}: {
  scene: ReturnType<(typeof CLIP_SCENES)[ClipKey]>;
  children: ReactNode;
}) {
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {scene}
      </svg>
      {children}
    </>
  );
}

/** Words that keep their hyphen inside a line: « rendez-vous ». */
function unbroken(text: string): ReactNode[] {
  return text.split(/([^\s-]+-[^\s-]+)/u).map((part) =>
    part.includes('-') ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** HTML of one picture of a clip. @param time in seconds */
export function frameOf(key: ClipKey, time: number): string {
  return renderToStaticMarkup(
    <Picture scene={CLIP_SCENES[key](time)}>
      {linesOf(key).map(({ from, to, text }, index) => {
        const last = index === CLIP_TEXTS[key].lines.length - 1;
        const shown = rise(time, from, from + FADE_S) - (last ? 0 : rise(time, to - FADE_S, to));
        return (
          <p
            key={text}
            style={{ opacity: shown, transform: `translateY(calc(-50% + ${(1 - shown) * 10}px))` }}
          >
            {unbroken(text)}
          </p>
        );
      })}
    </Picture>,
  );
}

/** HTML of the poster: the scene with its title. */
export function posterOf(key: ClipKey): string {
  return renderToStaticMarkup(
    <Picture scene={CLIP_SCENES[key](POSTER_S)}>
      <p className="title">{unbroken(CLIP_TEXTS[key].title)}</p>
    </Picture>,
  );
}

/** Left of the button that shows them. */
const CUE_PLACE = 'align:left position:4% size:76%';

/** The captions, for those who choose their own letters. */
export function captionsOf(key: ClipKey): string {
  const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
  const cues = linesOf(key).map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(Math.min(to, DURATION_S))} ${CUE_PLACE}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
