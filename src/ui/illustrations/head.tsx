type HairStyle = 'short' | 'long' | 'bun' | 'curly' | 'bob' | 'receding';

export interface HeadProps {
  x: number;
  y: number;
  /** In degrees; positive leans in the direction of the gaze. */
  tilt?: number;
  facing?: 'left' | 'right';
  skin: string;
  hair: string;
  style: HairStyle;
  scale?: number;
  beard?: boolean;
  glasses?: boolean;
  /** Whether the smile closes the eyes. */
  laughing?: boolean;
}

const behind: Partial<Record<HairStyle, string>> = {
  long: 'M-27-14c-14 14-10 40-16 60-3 11 6 18 18 15 12-2 22-6 26-18L6-30Z',
  bob: 'M-24-22c-13 10-16 36-12 52 8 7 26 6 32 0L10-34Z',
};

const above: Record<HairStyle, string> = {
  short:
    'M-24 20C-39-14-26-42 3-42c19 0 31 11 27 26-13 2-25-2-33-7 0 9-6 13-10 16 0 8-1 15-4 20-4 6-10 2-10-6Z',
  long: 'M-28 12C-38-20-22-42 3-42c20 0 31 13 27 29-14-1-25-7-30-15-3 15-10 22-17 26-1 7-5 12-11 14Z',
  bun: 'M-27 3C-36-22-22-41 3-41c19 0 30 12 27 26-15 0-25-5-31-12-3 10-10 17-16 19-1 5-5 9-10 11ZM-34-40a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z',
  curly:
    'M-25 13c-10 0-14-10-8-16-8-6-5-17 3-18-4-10 6-18 14-14 2-11 16-14 22-5 8-6 20 0 19 9 8 2 10 12 4 17-9 3-15-1-20-5-5 4-11 4-15 0-1 7-5 10-9 11 0 9-4 15-10 21Z',
  bob: 'M-28 16C-38-20-22-42 3-42c20 0 31 13 27 30-8 1-16 0-24-4-9-3-14-7-16-12-1 14-5 21-8 25-1 9-4 15-10 19Z',
  receding: 'M-26 10c-8-12-7-28 1-35 6-8 14-11 22-11-10 8-11 17-9 24-4 4-4 9-6 14-2 4-5 7-8 8Z',
};

/** A head of about 60 units around its centre, in three-quarter view. Render the body after it: it covers the neck. */
export function Head({
  x,
  y,
  tilt = 0,
  facing = 'right',
  skin,
  hair,
  style,
  scale = 1.35,
  beard,
  glasses,
  laughing,
}: HeadProps) {
  const back = behind[style];
  return (
    <g transform={`translate(${x} ${y})scale(${facing === 'left' ? -scale : scale} ${scale})rotate(${tilt})`}>
      {back ? <path d={back} fill={hair} /> : null}
      <path d="M-15 14h25l2 44h-30" fill={skin} />
      <path d="M-15 26q12 9 25 3v4q-13 8-25-1" fill="#2a1e33" opacity=".14" />
      <path d="M-26-8c0-18 11-28 27-28s27 11 27 28c0 22-10 38-25 38S-26 14-26-8" fill={skin} />
      {beard ? (
        <path
          d="M-17 4c4 6 11 7 16 5 8-3 17-3 24-1 3-1 4-3 5-6-2 22-12 33-27 33-11 0-18-13-18-31"
          fill={hair}
        />
      ) : null}
      <path d={above[style]} fill={hair} />
      <circle cx="-15" cy="2" r="6.5" fill={skin} />
      <g fill="none" stroke="#2a1e33" strokeWidth="2">
        <path d="M1-3q4-4 8 0M18-3q4-4 7 0M0-10q5-4 10-2M18-12q4-1 7 2" />
        {laughing ? null : <path d="M6-2v.1M22-2v.1" strokeWidth="4" />}
        <path d="M4 14q8 7 15 0" stroke={beard ? '#fff' : undefined} />
        <path d="M15 0q5 6-1 7" opacity=".45" />
        {glasses ? (
          <path
            d="M-2-3a7 7 0 1 0 14 0 7 7 0 1 0-14 0M15-3a6 7 0 1 0 12 0 6 7 0 1 0-12 0M12-4h3M-2-3l-11 1"
            strokeWidth="1.8"
          />
        ) : null}
      </g>
      <circle cx="3" cy="8" r="4.5" fill="#e8836b" opacity=".3" />
    </g>
  );
}
