import { mix } from './colors.ts';
import { type DrawHair, type Kit, tresses } from './hair-kit.ts';
import { blob, curlsAlong, fill, line, oval, rows } from './shapes.ts';

/** Short sides, from the temple to the ear; the skin shows through. */
function sides({ base, skin }: Kit, veil = 0.3): string {
  const color = mix(base, skin.base, veil);
  return (
    fill(blob('-126 18, -126 18, -132 -60, -112 -132, -80 -150, -98 -96, -112 -46, -113 6'), color) +
    fill(
      blob('127 18, 127 18, 134 -60, 114 -132, 80 -150, 100 -96, 113 -46, 114 6'),
      mix(color, '#1c1020', 0.16),
    )
  );
}

const nape = (kit: Kit) => fill(blob('-118 -60, -116 40, -70 90, 70 90, 118 40, 120 -60, 0 -170'), kit.shade);

/** Short, with a parting. */
export const parted: DrawHair = (kit) => {
  const { a } = kit;
  const top = `-116 -64, -128 -120, -98 -176, -30 -204, ${a + 62} -202, 112 -174, 126 -118, 116 -66, 102 -104, 102 -104, 78 -124, 20 -112, -44 -96, -92 -98, -92 -98`;
  return {
    back: nape(kit),
    front:
      sides(kit, 0.22) +
      tresses(kit, top, {
        lights: ['M60-184C0-186-70-170-104-124', 'M66-166C10-166-50-150-92-116'],
        shades: ['M84-178C112-156 118-120 112-84', 'M74-146C40-130-10-120-50-112'],
      }),
  };
};

/** Raised above the forehead. */
export const quiff: DrawHair = (kit) => {
  const { a } = kit;
  const top = `-114 -60, -126 -116, -120 -176, -80 -218, ${a - 10} -236, 54 -228, 106 -192, 126 -128, 116 -64, 104 -100, 84 -124, 30 -132, -30 -124, -76 -118, -98 -98`;
  return {
    back: nape(kit),
    front:
      sides(kit, 0.38) +
      tresses(kit, top, {
        lights: [
          'M-104-110C-110-170-60-206 0-216',
          'M-74-122C-76-170-30-194 30-204',
          'M-36-126C-34-164 0-182 50-188',
        ],
        shades: ['M70-128C76-160 90-170 104-170', 'M20-132C24-156 50-166 84-168'],
      }),
  };
};

/** Cropped, the fringe in small locks. */
export const crop: DrawHair = (kit) => {
  const top =
    '-116 -56, -130 -120, -98 -176, -36 -200, 40 -200, 102 -174, 130 -118, 118 -58, 106 -88, 86 -84, 86 -84, 70 -104, 52 -84, 52 -84, 34 -102, 14 -82, 14 -82, -6 -100, -28 -80, -28 -80, -46 -98, -70 -80, -70 -80, -84 -96, -100 -84';
  return {
    back: nape(kit),
    front:
      sides(kit, 0.34) +
      tresses(kit, top, {
        lights: [
          'M-60-176C-90-160-104-130-104-100',
          'M-24-184C-50-160-60-130-62-104',
          'M10-180C-8-160-16-136-18-110',
        ],
        shades: [
          'M44-180C36-150 30-130 30-112',
          'M76-170C76-140 72-120 70-108',
          'M100-150C108-130 108-110 106-92',
        ],
      }),
  };
};

/** A few millimetres all over. */
export const buzz: DrawHair = (kit) => {
  const color = mix(kit.base, kit.skin.base, kit.senior ? 0.3 : 0.2);
  const top = blob(
    `-125 14, -130 -66, -108 -140, -56 -178, 0 -186, 58 -178, 110 -140, 132 -66, 126 14, 114 -40, 110 -84, 84 -108, 46 -112, ${kit.a} -116, -50 -112, -86 -106, -110 -82, -113 -40`,
  );
  return {
    back: '',
    front:
      fill(top, color) +
      fill(blob('40 -182, 110 -146, 134 -60, 126 14, 114 -40, 108 -90, 74 -120'), kit.shade, 0.45) +
      oval(-46, -146, 34, 16, kit.light, 0.22),
  };
};

/** Nothing but a head well made. */
export const bald: DrawHair = (kit) => ({
  back: '',
  front:
    fill(blob('-74 -112, -50 -146, -6 -158, 10 -144, -30 -128, -58 -98'), kit.skin.light, 0.65) +
    fill(blob('-125 20, -125 20, -126 -50, -116 -74, -114 -30, -114 10'), kit.base, 0.28) +
    fill(blob('126 20, 126 20, 127 -50, 116 -74, 115 -30, 115 10'), kit.base, 0.36),
});

/** The top is bare, the sides are not. */
export const wreath: DrawHair = (kit) => ({
  back: nape(kit),
  front:
    fill(blob('-66 -116, -44 -144, -6 -154, 8 -142, -28 -128, -52 -104'), kit.skin.light, 0.65) +
    fill(blob('-123 22, -123 22, -133 -16, -132 -66, -118 -104, -110 -60, -113 4'), kit.base) +
    fill(blob('124 22, 124 22, 134 -16, 133 -66, 119 -104, 111 -60, 114 4'), kit.shade) +
    line('M-123-74C-126-46-125-20-120 6', kit.light, 5, 0.7),
});

/** The forehead has grown, the hair is short and neat. */
export const receding: DrawHair = (kit) => {
  const { a } = kit;
  const top = `-116 -60, -128 -116, -100 -164, -40 -190, ${a + 30} -192, 92 -172, 128 -116, 117 -60, 108 -96, 94 -136, 70 -154, 40 -130, ${a} -122, -34 -130, -62 -154, -92 -132, -106 -96`;
  return {
    back: nape(kit),
    front:
      sides(kit, 0.2) +
      tresses(kit, top, {
        lights: [
          'M-36-134C-30-160 0-176 40-180',
          'M-4-128C4-150 20-164 56-170',
          'M-108-100C-104-140-84-160-60-170',
        ],
        shades: ['M34-136C44-154 60-164 76-166', 'M104-100C106-126 104-140 98-150'],
      }),
  };
};

/** Brushed back, and it shines. */
export const slick: DrawHair = (kit) => {
  const { a } = kit;
  const top = `-118 -40, -132 -106, -106 -168, -50 -200, ${a} -206, 60 -200, 112 -168, 134 -106, 119 -40, 106 -96, 78 -130, 40 -138, ${a} -132, -40 -138, -78 -128, -104 -94`;
  return {
    back: nape(kit),
    front:
      sides(kit, 0.12) +
      tresses(kit, top, {
        lights: [
          'M-96-102C-92-150-56-180-20-194',
          'M-60-128C-54-160-26-180 4-192',
          'M-20-134C-16-160 6-180 24-188',
        ],
        shades: ['M100-98C98-150 70-180 40-192', 'M62-132C60-160 46-180 30-190'],
      }),
  };
};

/** Curls on top, short at the sides. */
export const curlyTop: DrawHair = (kit) => ({
  back: nape(kit),
  front:
    sides(kit, 0.34) +
    curlsAlong({ x: 0, y: -130, rx: 98, ry: 64, from: 165, to: 375, count: 13 }, 31, kit.base) +
    oval(0, -142, 100, 52, kit.base) +
    rows('-90 -112 24, -56 -100 25, -20 -108 27, 18 -98 24, 54 -108 26, 88 -114 24')
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, kit.base))
      .join('') +
    rows('-104 -140, -72 -176, -26 -192, -84 -112, -44 -130, 0 -146, -14 -106')
      .map(([x = 0, y = 0]) =>
        line(`M${x - 14} ${y + 4}Q${x - 10} ${y - 14} ${x + 6} ${y - 8}`, kit.light, 6, 0.7),
      )
      .join('') +
    rows('36 -188, 76 -164, 104 -134, 44 -136, 28 -104, 78 -108')
      .map(([x = 0, y = 0]) =>
        line(`M${x - 14} ${y + 4}Q${x - 10} ${y - 14} ${x + 6} ${y - 8}`, kit.shade, 6, 0.7),
      )
      .join(''),
});

/** High and square on top, nothing at the sides. */
export const flatTop: DrawHair = (kit) => ({
  back: '',
  front:
    sides(kit, 0.42) +
    fill(
      blob(
        `-112 -70, -122 -120, -120 -190, -96 -226, -40 -238, 44 -238, 100 -226, 124 -190, 126 -120, 114 -70, 98 -104, 48 -118, ${kit.a} -120, -50 -116, -96 -102`,
      ),
      kit.base,
    ) +
    curlsAlong({ x: 0, y: -150, rx: 112, ry: 78, from: 185, to: 355, count: 15 }, 17, kit.base) +
    rows('-92 -196, -52 -214, -8 -216, -98 -150, -62 -172, -22 -178, -72 -130, -30 -140')
      .map(([x = 0, y = 0]) =>
        line(`M${x - 9} ${y + 4}Q${x - 6} ${y - 9} ${x + 5} ${y - 5}`, kit.light, 5, 0.6),
      )
      .join(''),
});
