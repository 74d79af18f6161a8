import { type Complexion, type Tones, tonesOf } from './colors.ts';
import { blob, fill, line, mass, type Point, type Points, pointsOf } from './shapes.ts';

export interface Build {
  /** Half the width of the shoulders. */
  shoulder: number;
  /** Half the width of the neck. */
  neck: number;
}

export interface Cut extends Build, Tones {
  /** What is worn below or beside. */
  second: Tones;
  skin: Complexion;
}

export type Clothes = (cut: Cut) => string;

export function cutFrom(build: Build, color: string, second: string, skin: Complexion): Cut {
  return { ...build, ...tonesOf(color), second: tonesOf(second), skin };
}

export const mirrored = (points: Points): Point[] => pointsOf(points).map(([x, y]) => [-x, y]);

/** Shoulders and chest, open at the neck as the points say (from the right to the left). */
export function trunk({ shoulder: s, neck: n }: Build, neckline: Points, loose = 0): Point[] {
  const side: Point[] = [
    [-n - 8, 208],
    [-n - 8, 208],
    [-n - 40, 240],
    [-s + 66, 268 - loose],
    [-s + 14, 304 - loose],
    [-s - 8 - loose, 380],
    [-s - 14 - loose, 500],
    [-s - 14 - loose, 720],
    [-s - 14 - loose, 720],
  ];
  return [...side, ...mirrored(side).reverse(), ...pointsOf(neckline)];
}

/** A garment that falls from the shoulders: light on one side, shade on the other, the fold of each sleeve. */
export function garment(cut: Cut, points: Points, inner = '', tones: Tones = cut): string {
  const { shoulder: s } = cut;
  const shade = blob([
    [s * 0.36, 200],
    [s + 60, 240],
    [s + 60, 740],
    [s * 0.3, 740],
    [s * 0.34, 500],
    [s * 0.42, 360],
  ]);
  const glow = blob([
    [-s * 0.5, 240],
    [-s - 40, 270],
    [-s - 50, 470],
    [-s - 4, 420],
    [-s + 18, 340],
    [-s * 0.6, 290],
  ]);
  return mass(
    blob(points),
    tones.base,
    inner +
      fill(shade, tones.shade, 0.55) +
      fill(glow, tones.light, 0.4) +
      line(`M${-s + 58} 420C${-s + 66} 480 ${-s + 64} 560 ${-s + 58} 720`, tones.shade, 7, 0.6) +
      line(`M${s - 58} 420C${s - 66} 480 ${s - 64} 560 ${s - 58} 720`, tones.shade, 7, 0.8) +
      line(`M${-s + 60} 420q12-30 34-40M${s - 60} 420q-12-30-34-40`, tones.shade, 6, 0.45),
  );
}

export const round = ({ neck: n }: Build, depth = 44): Point[] => [
  [n + 14, 216],
  [n - 8, 216 + depth * 0.72],
  [0, 216 + depth],
  [-n + 8, 216 + depth * 0.72],
  [-n - 14, 216],
];

export const vee = ({ neck: n }: Build, depth = 120): Point[] => [
  [n + 12, 214],
  [n + 12, 214],
  [n * 0.55, 214 + depth * 0.5],
  [0, 214 + depth],
  [0, 214 + depth],
  [-n * 0.55, 214 + depth * 0.5],
  [-n - 12, 214],
  [-n - 12, 214],
];
