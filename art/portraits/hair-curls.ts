import { type DrawHair, type Kit, tresses } from './hair-kit.ts';
import { type Arc, blob, curlsAlong, fill, line, oval, rows } from './shapes.ts';

/** Loose rings of light on a curly mass. */
function rings(kit: Kit, spots: string, size = 15): string {
  return rows(spots)
    .map(([x = 0, y = 0], index) => {
      const s = size * (1 + 0.2 * Math.sin(index * 1.7));
      const color = x > 24 ? kit.shade : kit.light;
      return line(
        `M${x - s} ${y + s * 0.3}Q${x - s * 0.7} ${y - s} ${x + s * 0.4} ${y - s * 0.5}`,
        color,
        6,
        0.65,
      );
    })
    .join('');
}

function halo(kit: Kit, arc: Arc, radius: number): string {
  const { rx, ry, x, y } = arc;
  return curlsAlong(arc, radius, kit.base) + oval(x, y, rx, ry, kit.base);
}

/** A round afro. */
export const afro: DrawHair = (kit) => ({
  back:
    halo(kit, { x: 0, y: -86, rx: 168, ry: 162, from: 110, to: 430, count: 26 }, 26) +
    curlsAlong({ x: 0, y: -86, rx: 168, ry: 162, from: -40, to: 70, count: 9 }, 26, kit.shade),
  front:
    fill(
      blob(
        `-124 10, -134 -70, -104 -160, 0 -196, 108 -160, 136 -70, 126 10, 116 -40, 92 -96, 40 -124, ${kit.a} -128, -50 -122, -96 -92, -116 -40`,
      ),
      kit.base,
    ) +
    curlsAlong({ x: kit.a * 0.5, y: -22, rx: 104, ry: 108, from: 205, to: 335, count: 11 }, 16, kit.base) +
    rings(
      kit,
      '-120 -120, -84 -176, -30 -206, -140 -60, -62 -138, 0 -160, 60 -200, 104 -150, 130 -90, -96 -100, 70 -140, 30 -226, -150 -10, 150 -30',
    ),
});

/** Very short, close to the head: the face alone. */
export const shorn: DrawHair = (kit) => ({
  back: '',
  front:
    fill(
      blob(
        `-121 16, -130 -60, -108 -142, -56 -184, 0 -194, 58 -184, 110 -142, 132 -60, 123 16, 114 -38, 96 -88, 46 -116, ${kit.a} -120, -54 -114, -98 -84, -114 -38`,
      ),
      kit.base,
    ) +
    curlsAlong({ x: 0, y: -70, rx: 118, ry: 116, from: 200, to: 340, count: 22 }, 11, kit.base) +
    rings(kit, '-84 -126, -48 -152, -6 -164, 40 -154, 80 -130, -66 -118, -24 -138, 20 -138, 104 -90', 8),
});

/** Curls down to the chest. */
export const longCurls: DrawHair = (kit) => {
  const { a } = kit;
  const cap = `-140 10, -150 -80, -112 -170, -46 -212, ${a + 20} -214, 72 -204, 126 -160, 150 -76, 142 10, 116 -30, 100 -84, 60 -124, ${a + 26} -156, ${a + 26} -156, -20 -118, -84 -84, -114 -24`;
  const falls = ([-1, 1] as const)
    .map((side) =>
      rows(
        '132 0 34, 150 44 34, 146 92 36, 158 140 36, 150 190 38, 156 236 34, 132 276 34, 120 140 26, 122 220 30',
      )
        .map(([x = 0, y = 0, r = 0]) => oval(x * side, y, r, r, side < 0 ? kit.base : kit.base))
        .join(''),
    )
    .join('');
  return {
    back: fill(
      blob('-126 -90, -170 60, -178 200, -140 300, 0 280, 140 300, 178 200, 170 60, 126 -90, 0 -190'),
      kit.shade,
    ),
    front:
      falls +
      tresses(kit, cap, {}) +
      curlsAlong({ x: 0, y: -70, rx: 138, ry: 134, from: 195, to: 345, count: 13 }, 24, kit.base) +
      rings(
        kit,
        '-120 -100, -80 -156, -30 -190, -134 -30, -146 40, -150 100, -158 160, -150 220, -136 270, 70 -176, 114 -120, 134 -50, 146 30, 154 100, 150 170, 154 240, -128 130, 128 140',
        17,
      ),
  };
};

/** Curls to the shoulders, with a curly fringe. */
export const curlyFringe: DrawHair = (kit) => {
  const sides = ([-1, 1] as const)
    .map((side) =>
      rows('130 -60 34, 144 -16 34, 140 32 32, 150 76 34, 136 116 32, 116 60 22')
        .map(([x = 0, y = 0, r = 0]) => oval(x * side, y, r, r, kit.base))
        .join(''),
    )
    .join('');
  const fringe = rows(
    '-92 -80 28, -54 -78 27, -14 -84 28, 28 -80 27, 66 -84 28, 98 -76 26, -76 -110 30, -20 -116 32, 40 -116 32, 88 -110 30',
  )
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, kit.base))
    .join('');
  return {
    back: fill(blob('-126 -90, -160 40, -140 140, 0 150, 140 140, 160 40, 126 -90, 0 -190'), kit.shade),
    front:
      sides +
      halo(kit, { x: 0, y: -120, rx: 118, ry: 66, from: 170, to: 370, count: 15 }, 28) +
      fringe +
      rings(
        kit,
        '-110 -140, -70 -180, -20 -198, -90 -90, -40 -96, 4 -110, -134 -40, -140 30, -142 90, 40 -186, 90 -160, 60 -100, 126 -90, 140 -20, 142 60',
        15,
      ),
  };
};

/** Short and curly. */
export const shortCurls: DrawHair = (kit) => ({
  back: fill(blob('-124 -60, -128 50, -80 100, 80 100, 130 50, 126 -60, 0 -180'), kit.shade),
  front:
    curlsAlong({ x: 0, y: -60, rx: 126, ry: 118, from: 160, to: 380, count: 21 }, 27, kit.base) +
    fill(blob(`-118 -60, -110 -140, 0 -190, 112 -140, 122 -60, 84 -100, ${kit.a} -116, -80 -100`), kit.base) +
    curlsAlong({ x: kit.a * 0.6, y: -40, rx: 96, ry: 78, from: 200, to: 340, count: 9 }, 22, kit.base) +
    rings(
      kit,
      '-120 -70, -106 -120, -70 -160, -24 -180, -60 -118, -8 -134, 30 -176, 44 -130, 84 -150, 112 -110, 128 -50, -130 -10',
      13,
    ),
});

/** Fine plaits, from the parting down to the chest. */
export const plaits: DrawHair = (kit) => {
  const { a } = kit;
  const cap = `-126 20, -138 -70, -110 -154, -54 -196, ${a} -204, 58 -196, 112 -154, 140 -70, 128 20, 116 -30, 92 -88, 44 -130, ${a} -150, ${a} -150, -56 -126, -98 -84, -116 -30`;
  const rope = (x: number, bottom: number, side: number) => {
    const d = `M${x} -40C${x + side * 10} 60 ${x + side * 14} 160 ${x + side * 6} ${bottom}`;
    return (
      line(d, side < 0 ? kit.base : kit.shade, 19) +
      `<path fill="none" stroke="${side < 0 ? kit.light : kit.base}" stroke-width="6" stroke-dasharray="5 13" stroke-linecap="round" opacity=".75" d="${d}"/>`
    );
  };
  const cornrows = [-78, -52, -26, 0, 26, 52, 78]
    .map((x) =>
      line(
        `M${x * 1.28 + a * 0.4} ${-96 - (80 - Math.abs(x)) * 0.36}Q${x * 0.95} -170 ${x * 0.24 + a * 0.5} -198`,
        x > 10 ? kit.shade : kit.light,
        5,
        0.7,
      ),
    )
    .join('');
  return {
    back: fill(
      blob('-124 -80, -156 60, -160 300, -90 330, 90 330, 160 300, 156 60, 124 -80, 0 -180'),
      kit.shade,
    ),
    front:
      [-1, 1]
        .map((side) => [146, 128, 112].map((x, index) => rope(x * side, 330 - index * 34, side)).join(''))
        .join('') + tresses(kit, cap, { inner: cornrows }),
  };
};

/** Locks tied behind the head, some of them free. */
export const locks: DrawHair = (kit) => {
  const { a } = kit;
  const cap = `-126 0, -134 -80, -108 -154, -54 -192, ${a} -200, 58 -192, 110 -154, 136 -80, 128 0, 116 -40, 94 -94, 44 -126, ${a} -132, -54 -124, -98 -90, -116 -40`;
  const rope = (d: string, color: string) =>
    line(d, color, 24) +
    `<path fill="none" stroke="${kit.light}" stroke-width="6" stroke-dasharray="4 16" stroke-linecap="round" opacity=".5" d="${d}"/>`;
  return {
    back:
      fill(blob('-118 -60, -136 60, -130 190, 0 220, 130 190, 138 60, 120 -60, 0 -180'), kit.shade) +
      [-134, -112, 112, 134]
        .map((x) =>
          rope(
            `M${x * 0.86} -40C${x * 1.05} 40 ${x * 1.1} 110 ${x * 1.04} 208`,
            x < 0 ? kit.base : kit.shade,
          ),
        )
        .join(''),
    front: tresses(kit, cap, {
      width: 8,
      lights: [
        'M-108-60C-100-120-50-166-16-190',
        'M-82-92C-70-136-34-166-4-186',
        'M-48-116C-40-146-16-170 8-184',
      ],
      shades: [
        'M110-60C100-120 60-166 26-188',
        'M84-94C74-136 46-166 18-186',
        'M46-118C40-146 26-168 12-184',
      ],
    }),
  };
};
