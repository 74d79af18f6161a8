import { type DrawHair, tresses } from './hair-kit.ts';
import { blob, fill, line, mass, type Point, type Points, pointsOf } from './shapes.ts';

const mirror = (points: Points, a: number): Point[] => pointsOf(points).map(([x, y]) => [2 * a - x, y]);

/** Straight, parted in the middle, down to the chest. */
export const straight: DrawHair = (kit) => {
  const { a } = kit;
  const back = `-126 -90, -142 60, -150 220, -134 330, -60 346, 60 346, 134 330, 150 220, 142 60, 126 -90, 60 -190, ${a} -203, -60 -190`;
  const left = `${a} -204, ${a} -204, -62 -198, -122 -146, -143 -50, -150 80, -157 220, -155 336, -155 336, -102 348, -102 348, -106 190, -113 70, -108 -16, -82 -84, ${a - 4} -140, ${a - 4} -140`;
  const right = `${a - 6} -203, ${a - 6} -203, 62 -198, 124 -146, 144 -50, 150 80, 156 220, 154 336, 154 336, 102 346, 102 346, 108 190, 114 70, 110 -16, 80 -90, ${a + 4} -140, ${a + 4} -140`;
  return {
    back: fill(blob(back), kit.shade),
    front:
      tresses({ ...kit, base: kit.base }, right, {
        shades: ['M122-90C138 40 128 200 132 340', 'M60-160C120-90 124 20 118 200'],
        lights: ['M30-190C80-184 118-140 130-80'],
      }) +
      tresses(kit, left, {
        lights: ['M-40-192C-110-150-130-50-132 60', 'M-70-150C-124-70-126 60-136 240'],
        shades: ['M-112-30C-122 60-114 180-104 320'],
      }),
  };
};

/** Long waves, parted on the side. */
export const waves: DrawHair = (kit) => {
  const { a } = kit;
  const back =
    '-124 -90, -148 40, -160 130, -146 210, -166 300, -110 356, 0 330, 110 352, 168 296, 150 206, 166 120, 148 30, 126 -90, 0 -190';
  const left = `${a + 34} -206, ${a + 34} -206, -50 -212, -124 -158, -150 -64, -140 16, -160 92, -148 160, -172 236, -152 322, -112 346, -92 300, -112 236, -100 160, -116 90, -110 20, -112 -40, -62 -86, ${a + 20} -142, ${a + 30} -160, ${a + 30} -160`;
  const right = `${a + 26} -205, ${a + 26} -205, 90 -190, 134 -126, 146 -40, 140 20, 160 96, 146 160, 170 240, 148 322, 108 340, 98 290, 118 220, 104 150, 120 84, 112 10, 114 -50, 70 -120, ${a + 30} -160, ${a + 30} -160`;
  return {
    back: fill(blob(back), kit.shade),
    front:
      tresses(kit, right, {
        shades: ['M70-170C136-90 112 0 130 70 150 140 112 180 134 260 140 300 120 330 110 340'],
        lights: ['M54-190C110-170 128-110 130-60'],
      }) +
      tresses(kit, left, {
        lights: [
          'M20-190C-70-196-130-120-128-30-122 30-140 80-136 130',
          'M-10-170C-90-150-128-70-124 0',
          'M-134 180C-152 240-136 270-134 320',
        ],
        shades: ['M-108-30C-118 40-100 90-112 150-124 200-104 240-112 330'],
      }),
  };
};

/** Long, with a fringe that opens like curtains. */
export const curtain: DrawHair = (kit) => {
  const { a } = kit;
  const back = `-124 -90, -146 60, -156 190, -140 280, -60 300, 60 300, 140 280, 156 190, 146 60, 124 -90, 60 -192, ${a} -206, -60 -192`;
  const side = `${a} -208, ${a} -208, -70 -204, -132 -146, -148 -40, -152 80, -164 200, -138 284, -104 270, -96 180, -112 80, -108 0, -70 -100, ${a} -150, ${a} -150`;
  const bang = `${a} -196, ${a} -196, -66 -176, -116 -96, -126 0, -136 34, -136 34, -104 4, -86 -44, -40 -84, ${a - 2} -126, ${a - 2} -126`;
  return {
    back: fill(blob(back), kit.shade),
    front:
      tresses(kit, mirror(side, a / 2), {
        shades: ['M116-60C134 60 120 180 124 280', 'M92-120C128-40 128 60 132 160'],
      }) +
      tresses(kit, side, {
        lights: ['M-40-196C-116-150-134-60-134 60', 'M-130 80C-140 160-130 220-128 270'],
        shades: ['M-108 30C-116 120-102 200-104 270'],
      }) +
      tresses({ ...kit, base: kit.base }, mirror(bang, a), {
        shades: ['M30-130C70-90 100-50 118 16'],
        lights: [],
      }) +
      tresses(kit, bang, { lights: ['M-26-172C-78-140-104-80-116-10', 'M-20-146C-60-116-86-76-102-20'] }),
  };
};

/** One thick plait over the shoulder. */
export const plait: DrawHair = (kit) => {
  const { a } = kit;
  const cap = `${a + 30} -206, -50 -204, -118 -156, -140 -70, -134 20, -126 60, -126 60, -116 -16, -90 -70, -20 -108, ${a + 32} -150, 70 -110, 104 -60, 116 0, 128 70, 140 30, 142 -60, 124 -146, 80 -192`;
  const knots = Array.from({ length: 7 }, (_, index) => {
    const y = 96 + index * 37;
    const x = 112 + Math.min(index, 3) * 5;
    const w = 34 - Math.max(0, index - 3) * 2.5;
    const left = blob(
      `${x - w} ${y}, ${x - w} ${y}, ${x - w + 6} ${y + 30}, ${x + 6} ${y + 50}, ${x + 8} ${y + 16}`,
    );
    const right = blob(
      `${x + w} ${y}, ${x + w} ${y}, ${x + w - 4} ${y + 30}, ${x - 2} ${y + 50}, ${x - 4} ${y + 16}`,
    );
    return (
      fill(right, kit.shade) +
      fill(left, kit.base) +
      line(`M${x - w + 10} ${y + 16}Q${x - 8} ${y + 22} ${x + 1} ${y + 38}`, kit.light, 5, 0.7)
    );
  });
  return {
    back: fill(blob('-124 -80, -134 40, -110 120, 0 150, 112 140, 138 60, 124 -80, 0 -190'), kit.shade),
    front:
      fill(blob('100 40, 142 40, 146 120, 110 140, 84 100'), kit.base) +
      knots.join('') +
      fill(blob('100 352, 146 352, 140 400, 122 424, 108 396'), kit.base) +
      fill('M100 346h44v14h-44z', '#f4a672') +
      tresses(kit, cap, {
        lights: ['M20-188C-60-190-120-120-124-40', 'M10-166C-66-150-110-90-114-30'],
        shades: ['M50-160C100-130 126-70 130 20', 'M40-140C80-110 110-70 120-10'],
      }),
  };
};

/** Half of it tied behind, the rest down. */
export const halfUp: DrawHair = (kit) => {
  const { a } = kit;
  const back =
    '-122 -90, -150 40, -160 150, -148 256, -80 292, 80 292, 150 256, 164 150, 150 40, 124 -90, 0 -190';
  const cap = `-134 -6, -140 -80, -116 -160, -56 -206, ${a} -218, 60 -206, 118 -160, 140 -80, 134 -6, 116 -30, 92 -92, 44 -134, ${a} -142, -54 -132, -98 -90, -117 -30`;
  const fall = '-118 -60, -140 -10, -150 80, -164 180, -138 268, -106 262, -98 180, -114 90, -112 10';
  return {
    back: fill(blob(back), kit.shade),
    front:
      tresses(kit, mirror(fall, a / 3), { shades: ['M122 0C134 80 116 180 124 260'] }) +
      tresses(kit, fall, { lights: ['M-126-20C-140 80-138 160-136 240'] }) +
      tresses(kit, cap, {
        lights: ['M-110-60C-96-130-50-176-10-206', 'M-90-88C-76-130-40-160-4-182'],
        shades: ['M108-60C96-120 60-166 24-206', 'M60-126C50-150 34-176 16-196'],
      }),
  };
};

/** A high tail that falls behind one shoulder. */
export const tail: DrawHair = (kit) => {
  const { a } = kit;
  const fall =
    '40 -190, 110 -214, 170 -150, 186 -20, 176 110, 190 220, 160 292, 128 250, 124 120, 130 0, 110 -100';
  const cap = `-126 -4, -132 -80, -108 -150, -56 -188, 0 -198, 60 -188, 112 -150, 134 -80, 128 -4, 114 -40, 92 -92, 40 -126, ${a} -132, -52 -122, -98 -84, -116 -36`;
  return {
    back: tresses(kit, fall, {
      shades: ['M120-170C160-90 150 80 152 270'],
      lights: ['M130-190C176-110 164 60 172 180'],
    }),
    front:
      tresses(kit, cap, {
        lights: ['M-110-60C-90-120-30-166 40-184', 'M-84-92C-60-130-10-158 60-172'],
        shades: ['M112-60C104-110 90-140 74-176', 'M66-112C76-130 80-150 80-176'],
      }) + mass(blob('54 -196, 92 -206, 104 -178, 74 -166'), '#6b2d5c'),
  };
};
