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
