import type { ReactNode } from 'react';
import { Head, type HeadProps } from '#ui/illustrations/head.tsx';
import { Arm } from '#ui/illustrations/scene.tsx';

export const WIDTH = 960;
export const HEIGHT = 540;

/** 0 before `from`, 1 after `to` (seconds), a soft slope between. */
export function rise(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A slow coming and going between -1 and 1. @param period in seconds */
export function sway(time: number, period: number, shift = 0): number {
  return Math.sin((time / period + shift) * 2 * Math.PI);
}

export const mix = (from: number, to: number, part: number) => from + (to - from) * part;

export function Moved({
  x = 0,
  y = 0,
  scale = 1,
  flip = false,
  turn = 0,
  opacity,
  children,
}: {
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
  turn?: number;
  opacity?: number;
  children: ReactNode;
}) {
  const turned = turn ? `rotate(${turn})` : '';
  const place = `translate(${x} ${y})${turned}scale(${flip ? -scale : scale} ${scale})`;
  return (
    <g transform={place} opacity={opacity}>
      {children}
    </g>
  );
}

type Look = Omit<HeadProps, 'x' | 'y' | 'tilt' | 'scale'>;

/** Who appears in the clips. */
export const PEOPLE = {
  lea: { skin: '#e9b796', hair: '#3a2430', style: 'long' },
  marc: { skin: '#a9694b', hair: '#241a22', style: 'short', beard: true },
  ines: { skin: '#8a5138', hair: '#241a22', style: 'curly' },
  rose: { skin: '#efc7a8', hair: '#a49ca6', style: 'bun', glasses: true },
  paul: { skin: '#d9a27c', hair: '#8f8791', style: 'receding', beard: true, glasses: true },
  anne: { skin: '#f0c8a8', hair: '#b8552c', style: 'bob' },
  sami: { skin: '#c98f68', hair: '#33262b', style: 'short' },
} as const satisfies Record<string, Look>;

interface BustProps {
  who: Look;
  coat: string;
  sleeve: string;
  /** Degrees; positive looks down. */
  tilt?: number;
  /** Degrees; negative raises the hand. */
  reach?: number;
  /** The scene draws the arm, over what the hand holds. */
  armless?: boolean;
}

/** Someone down to the waist, looking to the right; the origin is the neck. */
export function Bust({ who, coat, sleeve, tilt = 6, reach = 0, armless = false }: BustProps) {
  return (
    <>
      <Head {...who} x={-8} y={-54} tilt={tilt} />
      <path
        fill={coat}
        d="M-108 300v-86c-2-92 4-172 56-202 14-8 26-12 38-14q8 12 27 4c38 18 50 104 47 212v86z"
      />
      {armless ? null : (
        <g transform={`rotate(${reach} -8 62)`}>
          <Arm d="M-8 62c0 54 18 78 56 74" colour={sleeve} hand={[70, 134]} skin={who.skin} />
        </g>
      )}
    </>
  );
}

interface WalkerProps {
  who: Look;
  coat: string;
  sleeve: string;
  /** 0 to 1 is a whole stride; it may go on for ever. */
  stride: number;
  tilt?: number;
}

/** Someone who walks to the right; the origin is the hip, the feet 108 below. */
export function Walker({ who, coat, sleeve, stride, tilt = 4 }: WalkerProps) {
  const swing = round(Math.sin(stride * 2 * Math.PI));
  const lift = round(Math.abs(Math.cos(stride * 2 * Math.PI)) * 3);
  const leg = (way: number) =>
    `M${way * 5} 0 Q${round(way * swing * 16 + 6)} 52 ${round(way * swing * 36)} ${round(108 - Math.max(0, -way * swing) * 8)}`;
  const hand = (way: number): [number, number] => [
    round(way * swing * 24),
    round(-36 + Math.abs(swing) * -5),
  ];
  const arm = (way: number, shoulder: number) => {
    const [x, y] = hand(way);
    return `M${shoulder} -120 Q${round(shoulder + way * swing * 6 - 6)} -74 ${round(x + shoulder * 0.7)} ${round(y - 4)}`;
  };
  const palm = (way: number, shoulder: number): [number, number] => {
    const [x, y] = hand(way);
    return [round(x + shoulder * 0.7), round(y + 8)];
  };
  return (
    <g transform={`translate(0 ${-lift})`}>
      <g fill="none" strokeWidth="23">
        <path d={leg(-1)} stroke="#4a3d55" />
        <path d={leg(1)} stroke="#2a1e33" />
      </g>
      <circle cx={palm(1, 24)[0]} cy={palm(1, 24)[1]} r="11" fill={who.skin} />
      <path d={arm(1, 24)} fill="none" stroke={sleeve} strokeWidth="24" />
      <Head {...who} x={0} y={-194} tilt={tilt} scale={0.95} />
      <path fill={coat} d="M-48 8c2-70 6-142 32-162q12 4 24 0c32 18 40 92 40 162q-48 14-96 0Z" />
      <circle cx={palm(-1, -24)[0]} cy={palm(-1, -24)[1]} r="11" fill={who.skin} />
      <path d={arm(-1, -24)} fill="none" stroke={sleeve} strokeWidth="24" />
    </g>
  );
}

export function Sky({ colour }: { colour: string }) {
  return <path fill={colour} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />;
}

/** A soft ridge across the whole picture; `slide` moves it to the left for ever. */
export function Hill({
  y,
  colour,
  height = 30,
  slide = 0,
}: {
  y: number;
  colour: string;
  height?: number;
  slide?: number;
}) {
  const wave = 480;
  const waves = Array.from({ length: 4 }, () => `q${wave / 4} ${-height} ${wave / 2} 0 t${wave / 2} 0`).join(
    '',
  );
  return (
    <path
      fill={colour}
      transform={`translate(${-(((slide % wave) + wave) % wave) - 120} 0)`}
      d={`M0 ${y}${waves}V${HEIGHT}H0z`}
    />
  );
}

export function Birds({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0q14-16 26 0 12-16 26 0M74-38q10-12 20 0 10-12 20 0"
      fill="none"
      stroke="#8a7c90"
      strokeWidth="4"
    />
  );
}
