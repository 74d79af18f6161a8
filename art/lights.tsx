import { Line } from './blog-scene-parts.tsx';

/** Where a light other than the sun is. */
interface Place {
  x: number;
  y: number;
}

/** A crescent; the sky behind it should be darker than by day. */
export function Moon({ x, y, r = 44 }: Place & { r?: number }) {
  return (
    <g fill="#fff3d9">
      <circle cx={x} cy={y} r={r * 1.6} opacity=".16" />
      <path
        d={`M${x + r * 0.3} ${y - r}a${r} ${r} 0 1 0 ${r * 0.7} ${r * 1.4}a${r * 0.8} ${r * 0.8} 0 1 1 ${-r * 0.7} ${-r * 1.4}`}
      />
    </g>
  );
}

/** A lamp that hangs from above, and the light below it down to `floor`. */
export function Lamp({ x, y, floor, fill = '#b4586a' }: Place & { floor: number; fill?: string }) {
  return (
    <>
      <path d={`M${x} 0v${y - 40}`} stroke="#5b4e63" strokeWidth="4" />
      <path fill="#fff3d9" opacity=".7" d={`M${x - 46} ${y}h92l84 ${floor - y}h-260z`} />
      <path fill="#fff3d9" d={`M${x - 20} ${y}a20 16 0 0 0 40 0`} />
      <path fill={fill} d={`M${x - 52} ${y}q4-50 52-54 48 4 52 54z`} />
    </>
  );
}

/** Bulbs on a string from one side to the other. */
export function Bulbs({ y, bulbs }: { y: number; bulbs: readonly (readonly [number, number])[] }) {
  return (
    <>
      <Line d={`M-10 ${y}q150 90 290 20 140 70 300-30`} stroke="#5b4e63" width={3} />
      <path fill="#fbd48f" d={bulbs.map(([x, down]) => `M${x} ${y + down}q16 16 0 26-16-10 0-26`).join('')} />
      <path
        d={bulbs.map(([x, down]) => `M${x} ${y + down + 14}h.1`).join('')}
        stroke="#fbd48f"
        strokeWidth="44"
        opacity=".3"
      />
    </>
  );
}

export function Candle({ x, y, tall = 60 }: { x: number; y: number; tall?: number }) {
  return (
    <>
      <circle cx={x} cy={y - tall - 18} r="46" fill="#fbd48f" opacity=".28" />
      <path fill="#fff" d={`M${x - 13} ${y}v${-tall}h26v${tall}z`} />
      <path fill="#f4a672" d={`M${x} ${y - tall - 38}q22 28 0 36-22-8 0-36`} />
    </>
  );
}

/** The sky before the sun is up: it lightens down to the horizon. */
export function Dawn({ horizon }: { horizon: number }) {
  return ['#efdbe2', '#f5dcdc', '#f9dfd2', '#fbdcbf', '#fbd0a4'].map((fill, index) => (
    <path key={fill} fill={fill} d={`M0 ${horizon - 190 + index * 38}h560v39H0z`} />
  ));
}

/** What a window throws on a wall. */
export function WindowLight({ x, y }: { x: number; y: number }) {
  return (
    <path
      fill="#fff8e6"
      opacity=".8"
      d={`m${x} ${y} 76-22v96l-76 22zm90-26 76-22v96l-76 22zM${x} ${y + 112}l76-22v96l-76 22zm90-26 76-22v96l-76 22z`}
    />
  );
}

export function Rainbow({ x, y }: { x: number; y: number }) {
  return ['#f4a672', '#fbdcbf', '#8fb0a2', '#8d7bb0'].map((stroke, index) => {
    const r = 210 - index * 20;
    return <Line key={stroke} d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`} stroke={stroke} width={20} />;
  });
}

/** A lantern of paper, with its ribs. */
export function Lantern({ x, y, fill = '#f4a672' }: { x: number; y: number; fill?: string }) {
  return (
    <>
      <Line d={`M${x} 0v${y - 44}`} stroke="#5b4e63" width={3} />
      <circle cx={x} cy={y} r="74" fill="#fbd48f" opacity=".25" />
      <path fill={fill} d={`M${x - 18} ${y - 44}h36q44 44 0 88h-36q-44-44 0-88`} />
      <Line
        d={`M${x - 34} ${y - 22}h68M${x - 40} ${y}h80M${x - 34} ${y + 22}h68`}
        stroke="#fff3d9"
        width={3}
      />
    </>
  );
}
