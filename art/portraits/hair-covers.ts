import type { Tones } from './colors.ts';
import { type DrawHair, tresses } from './hair-kit.ts';
import { blob, fill, line } from './shapes.ts';

/** A scarf that covers the hair and falls on the chest. */
function veil(cloth: Tones): DrawHair {
  return ({ a }) => {
    const hood = `-124 90, -142 20, -146 -80, -114 -168, -50 -208, ${a} -212, 60 -206, 120 -166, 148 -80, 144 20, 124 100, 60 190, 0 226, -66 190, -124 90, -124 90, -100 118, -50 172, ${a * 0.8} 186, 54 170, 102 112, 114 30, 112 -50, 84 -106, 40 -130, ${a} -136, -46 -130, -90 -104, -113 -50, -114 30, -100 118, -100 118`;
    return {
      back: fill(blob('-120 -60, -130 60, -110 180, 0 230, 110 180, 132 60, 122 -60, 0 -180'), cloth.shade),
      front:
        fill(blob('-114 70, -126 150, 0 240, 130 150, 116 70, 60 160, 0 184, -60 160'), cloth.shade) +
        tresses(
          cloth,
          '-126 100, -140 190, -196 300, -170 372, -60 412, 60 410, 170 368, 196 300, 142 190, 126 100, 60 176, 0 196, -60 176',
          {
            width: 9,
            lights: ['M-120 160C-130 230-170 290-150 350', 'M-90 190C-60 250 20 290 100 300'],
            shades: [
              'M-60 210C-20 280 60 330 140 340',
              'M124 170C120 230 150 280 170 310',
              'M-100 220C-90 300-60 360-20 400',
            ],
          },
        ) +
        tresses(cloth, hood, {
          width: 9,
          lights: ['M-122-30C-128-110-80-176-20-194', 'M-98-90C-80-134-40-160 0-170'],
          shades: ['M130 60C140-20 132-110 90-164', 'M104-90C90-130 60-154 30-164'],
        }),
    };
  };
}

/** A cloth wound round the head and knotted above it. */
function wrap(cloth: Tones): DrawHair {
  return ({ a, base }) => ({
    back: '',
    front:
      fill(
        blob(
          `-124 0, -128 -60, -100 -112, 0 -134, 104 -112, 130 -60, 125 0, 114 -40, 90 -92, ${a} -112, -92 -90, -114 -40`,
        ),
        base,
      ) +
      tresses(
        cloth,
        '-60 -196, -96 -236, -70 -276, -20 -262, 4 -232, 36 -272, 84 -270, 98 -232, 62 -196, 0 -180',
        {
          width: 8,
          lights: ['M-72-244C-50-256-30-240-14-216'],
          shades: ['M24-216C40-244 64-254 80-246', 'M-40-206C-20-216-10-216 0-206'],
        },
      ) +
      tresses(
        cloth,
        `-130 -58, -144 -110, -120 -180, -56 -216, 0 -220, 62 -214, 122 -178, 146 -110, 132 -58, 96 -104, 40 -126, ${a} -128, -50 -124, -98 -102`,
        {
          width: 9,
          lights: ['M-126-90C-110-150-40-180 40-206', 'M-100-110C-70-150 0-166 70-196'],
          shades: [
            'M-70-126C-20-150 60-160 110-172',
            'M10-130C60-134 110-140 134-130',
            'M-130-110C-118-160-80-190-30-206',
          ],
        },
      ) +
      line('M-118-84C-60-122 60-126 118-86', '#f4a672', 6, 0.8),
  });
}

export const veils: Record<'prune' | 'sauge' | 'lavande', DrawHair> = {
  prune: veil({ base: '#8a4a79', shade: '#6b2d5c', light: '#a56c95' }),
  sauge: veil({ base: '#7fa393', shade: '#5f8575', light: '#a3c1b4' }),
  lavande: veil({ base: '#b6a7d3', shade: '#9484b8', light: '#d0c5e6' }),
};
export const wraps: Record<'ocre' | 'prune', DrawHair> = {
  ocre: wrap({ base: '#d98a4e', shade: '#b5673a', light: '#efb07a' }),
  prune: wrap({ base: '#7a3a68', shade: '#5a234c', light: '#9a5c89' }),
};
