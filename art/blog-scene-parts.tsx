import type { ReactNode } from 'react';
import type { HeadProps } from '#ui/illustrations/head.tsx';

export const WIDTH = 560;
export const HEIGHT = 420;

type Look = Omit<HeadProps, 'x' | 'y' | 'tilt' | 'scale'>;

/** Who appears beside the articles: all ages, as among those who read them. */
export const READERS = {
  aya: { skin: '#6f4230', hair: '#1f1820', style: 'curly' },
  clara: { skin: '#f0c8a8', hair: '#b8552c', style: 'long' },
  daniel: { skin: '#efc4a4', hair: '#6a4a35', style: 'short', beard: true },
  hugo: { skin: '#c98f68', hair: '#33262b', style: 'short', glasses: true },
  jeanne: { skin: '#efc7a8', hair: '#b9b1ba', style: 'bun', glasses: true },
  kim: { skin: '#f0cfa8', hair: '#1f1a22', style: 'bob' },
  moussa: { skin: '#7a4a34', hair: '#cfc8d0', style: 'receding', beard: true },
  nora: { skin: '#d9a27c', hair: '#3a2430', style: 'bun' },
  theo: { skin: '#e9b796', hair: '#8a5a34', style: 'short' },
  yvonne: { skin: '#d9a27c', hair: '#a49ca6', style: 'bob' },
} as const satisfies Record<string, Look>;

export function Ground({ fill, d }: { fill: string; d?: string }) {
  return <path fill={fill} d={d ?? 'M0 0h560v420H0z'} />;
}

/** A thick line, as for the strokes of things. */
export function Line({ d, stroke, width = 8 }: { d: string; stroke: string; width?: number }) {
  return <path d={d} fill="none" stroke={stroke} strokeWidth={width} />;
}

export function Cup({ x, y, fill = '#f4a672' }: { x: number; y: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M20-22q18-2 14 12t-18 10" fill="none" stroke={fill} strokeWidth="6" />
      <path fill={fill} d="M-22-28h44c0 24-8 34-22 34s-22-10-22-34Z" />
      <path d="M-8-40q-6-8 0-16t0-16M8-40q-6-8 0-16t0-16" fill="none" stroke="#8a7c90" strokeWidth="3" />
    </g>
  );
}

export function Plant({ x, y, pot = '#b4586a' }: { x: number; y: number; pot?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="#3c6255"
        d="M0-46c-8-44-34-52-56-50 2 30 22 50 56 50ZM0-40c6-50 30-66 54-68 2 38-16 66-54 68ZM-2-44c-16-36-8-68 4-86 18 22 18 56 2 86Z"
      />
      <path fill={pot} d="M-34-46h68l-9 46h-50Z" />
    </g>
  );
}

export function Bubble({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="#fff" d="M22 0h156q22 0 22 22v66q0 22-22 22H74l-36 30 4-30H22Q0 110 0 88V22Q0 0 22 0Z" />
      {children}
    </g>
  );
}

export function Tree({ x, y, fill, scale = 1 }: { x: number; y: number; fill: string; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M0 0v-120M0-50l30-36M0-76l-26-32" stroke="#5b4e63" strokeWidth="12" fill="none" />
      <path
        fill={fill}
        d="M0-262c-62 0-92 52-80 100 10 42 44 58 80 58s74-14 84-58c10-48-22-100-84-100Z"
        opacity=".92"
      />
    </g>
  );
}
