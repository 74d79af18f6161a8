import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Props of every scene: decorative, since the text beside it carries the meaning. */
export interface SceneProps {
  className?: string;
}

export function Scene({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 560 460"
      className={classNames('drawing', className)}
      width="560"
      height="460"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      preserveAspectRatio="xMidYMax slice"
    >
      {children}
    </svg>
  );
}

export function Sun({ x, y, r = 96 }: { x: number; y: number; r?: number }) {
  return (
    <g fill="#f4a672">
      <circle cx={x} cy={y} r={r * 1.62} opacity=".13" />
      <circle cx={x} cy={y} r={r * 1.28} opacity=".2" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}

interface ArmProps {
  d: string;
  colour: string;
  hand: readonly [number, number];
  skin: string;
}

export function Arm({ d, colour, hand, skin }: ArmProps) {
  return (
    <>
      <circle cx={hand[0]} cy={hand[1]} r="13" fill={skin} />
      <path d={d} fill="none" stroke={colour} strokeWidth="34" />
    </>
  );
}
