import { blob, box, fill, group, line, oval, rows } from './shapes.ts';

/** A place behind someone, 800 by 1000, softer than who stands before it; light comes from the left. */
export type DrawPlace = () => string;

const ground = (color: string) => box(0, 0, 800, 1000, color);

/** The sun of our scenes. */
export const sun = (x: number, y: number, r: number, color = '#f6b78a') =>
  [1.72, 1.36, 1]
    .map((size, index) => oval(x, y, r * size, r * size, color, [0.22, 0.3, 0.85][index]))
    .join('');

/** A sky that lightens towards the horizon, the sun not yet up. */
const dawn = (top: number, colors: readonly string[]) =>
  colors.map((color, index) => box(0, top + index * 74, 800, 80, color)).join('');

/** A crescent, and a few stars. */
const crescent = (x: number, y: number, r: number, sky: string) =>
  oval(x, y, r, r, '#fdf3e2') +
  oval(x + r * 0.42, y - r * 0.22, r * 0.86, r * 0.86, sky) +
  rows('90 120, 250 70, 700 150, 730 330, 60 330, 520 60')
    .map(([left = 0, top = 0]) => oval(left, top, 4.5, 4.5, '#fdf3e2'))
    .join('');

/** Bulbs on a string, the light of an evening outside. */
const bulbs = (y: number) =>
  line(`M-10 ${y}Q200 ${y + 150} 420 ${y + 40} 620 ${y + 160} 810 ${y - 10}`, '#8a7390', 5) +
  rows('40 30, 130 66, 220 82, 310 72, 400 48, 500 74, 600 88, 690 64, 770 18')
    .map(
      ([x = 0, dy = 0]) =>
        oval(x, y + dy + 18, 34, 34, '#fbe0b0', 0.4) + oval(x, y + dy + 18, 13, 16, '#fbd48f'),
    )
    .join('');

const leaf = (x: number, y: number, size: number, turn: number, color: string) =>
  group(
    fill('M0 0C-26-30-24-84 0-120 24-84 26-30 0 0Z', color),
    `translate(${x} ${y})rotate(${turn})scale(${size})`,
  );

const trunkOf = (x: number, width: number, color: string) =>
  fill(`M${x - width / 2} -10H${x + width / 2}L${x + width * 0.7} 1010H${x - width * 0.8}Z`, color);

export const path: DrawPlace = () =>
  ground('#e3ede2') +
  sun(170, 230, 110, '#f8cfa4') +
  rows('60 70, 250 40, 560 44, 690 80')
    .map(([x = 0, w = 0]) => trunkOf(x, w, '#b9c9bd'))
    .join('') +
  rows('0 150 200, 250 60 190, 520 90 200, 760 170 220')
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.7, '#a9c6b4', 0.75))
    .join('') +
  fill('M0 640C200 590 600 600 800 650V1000H0Z', '#a5c0ab') +
  fill('M330 610C420 700 300 800 150 1000H620C560 820 480 700 400 608Z', '#ecd9c2') +
  rows('40 760 1.2 -20, 110 800 1.4 14, 720 780 1.5 16, 640 830 1.2 -12, 780 760 1.3 -24')
    .map(([x = 0, y = 0, s = 0, t = 0]) => leaf(x, y, s, t, '#7fa58c'))
    .join('');

export const sea: DrawPlace = () =>
  ground('#dcdcea') +
  dawn(110, ['#e6dde6', '#f0dfe0', '#f6e0d6', '#f9dcc4', '#fad3b0']) +
  fill('M0 470H800V760H0Z', '#a9c4cf') +
  rows('60 520 200, 420 560 260, 160 620 300, 560 660 200, 40 700 180')
    .map(([x = 0, y = 0, w = 0]) => line(`M${x} ${y}h${w}`, '#cfe0e3', 8))
    .join('') +
  fill('M0 740C200 700 420 760 800 716V1000H0Z', '#f0d9b9') +
  fill('M560 470C620 400 720 380 800 372V470Z', '#b7b3cc') +
  fill('M610 470l38-110 4 110ZM600 478h80l-14 24h-52Z', '#fbf3ec');

export const mountain: DrawPlace = () =>
  ground('#cfcbe4') +
  crescent(600, 190, 66, '#cfcbe4') +
  fill('M-20 560 170 250 300 420 430 300 640 560 820 400V700H-20Z', '#c0bcd8') +
  fill('M170 250 120 332 162 352 196 324 224 344ZM430 300l-44 64 40 22 30-24 28 12Z', '#f7f3f6') +
  fill('M0 560C200 500 500 540 800 500V820H0Z', '#a6c3b2') +
  fill('M0 690C240 640 520 670 800 640V1000H0Z', '#8fb09d') +
  rows('70 640 60, 130 660 80, 690 620 80, 750 640 60')
    .map(([x = 0, y = 0, h = 0]) => fill(`M${x} ${y - h * 1.6}l${h * 0.5} ${h * 1.6}h${-h}Z`, '#6f9684'))
    .join('');

export const garden: DrawPlace = () =>
  ground('#f4eee1') +
  sun(150, 200, 96, '#f9cf9f') +
  oval(90, 560, 220, 260, '#b5cdb2') +
  oval(720, 520, 240, 280, '#a4c2a8') +
  oval(420, 620, 300, 200, '#bfd4b6') +
  fill('M0 720H800V1000H0Z', '#93b496') +
  rows('60 470, 140 560, 30 640, 660 420, 740 520, 690 620, 780 400, 200 660, 600 640')
    .map(
      ([x = 0, y = 0], index) =>
        [0, 72, 144, 216, 288]
          .map((turn) =>
            group(
              oval(0, -17, 11, 16, ['#e9a3a6', '#f4b98c', '#fbf1ea'][index % 3] ?? '', 0.9),
              `translate(${x} ${y})rotate(${turn})`,
            ),
          )
          .join('') + oval(x, y, 9, 9, '#e2a45c'),
    )
    .join('');

export const balcony: DrawPlace = () =>
  ground('#e3d0dc') +
  bulbs(90) +
  fill('M0 520h90v-90l60-50 60 50v60h70V380h120v110h60v-70l70-56 70 56v100h60v-60h200v700H0Z', '#cdb9cd') +
  rows('30 560, 120 470, 230 560, 320 430, 520 500, 640 540, 720 520')
    .map(([x = 0, y = 0]) => box(x, y, 34, 48, '#f8dcae', 4))
    .join('') +
  box(0, 742, 800, 18, '#6f5a78') +
  Array.from({ length: 14 }, (_, index) => line(`M${30 + index * 58} 756V1000`, '#6f5a78', 9)).join('') +
  rows('80 730, 160 736, 690 730, 760 738')
    .map(
      ([x = 0, y = 0]) =>
        [-40, -14, 14, 40].map((turn) => leaf(x, y, 0.75, turn, '#86a98f')).join('') +
        box(x - 36, y - 6, 72, 54, '#c9806a', 8),
    )
    .join('');

export const platform: DrawPlace = () =>
  ground('#e7e3ef') +
  fill('M0 0H800V130L0 240Z', '#b9b2c6') +
  [120, 330, 560, 740].map((x) => box(x, 120, 20, 640, '#a49cb6')).join('') +
  fill('M430 300H800V700H430Z', '#d58f86') +
  fill('M430 300q-60 0-70 80l-20 320h100Z', '#c57f79') +
  rows('500 360, 640 360, 770 360')
    .map(([x = 0, y = 0]) => box(x - 50, y, 104, 120, '#f6dfc8', 14))
    .join('') +
  fill('M0 700H800V1000H0Z', '#cfc6cf') +
  fill('M0 700H800V724H0Z', '#f0dba6') +
  oval(210, 250, 56, 56, '#fbf8f6') +
  line('M210 250v-34M210 250l22 12', '#5b4e63', 7);

export const market: DrawPlace = () =>
  ground('#f6ebdc') +
  Array.from({ length: 8 }, (_, index) =>
    fill(`M${index * 100} 60h100v150q-50 46-100 0Z`, index % 2 ? '#fbf5ee' : '#e3a695'),
  ).join('') +
  box(0, 40, 800, 30, '#b98a7c') +
  box(50, 200, 16, 460, '#c2a890') +
  box(734, 200, 16, 460, '#c2a890') +
  fill('M0 640H800V1000H0Z', '#c9a988') +
  [
    [40, 620, '#e2a45c'],
    [100, 612, '#d9825f'],
    [160, 622, '#e2a45c'],
    [70, 580, '#e0955a'],
    [130, 582, '#e2a45c'],
    [640, 616, '#92b58f'],
    [700, 622, '#7fa583'],
    [760, 612, '#92b58f'],
    [670, 580, '#a2c09a'],
    [734, 582, '#86aa88'],
  ]
    .map(([x, y, color]) => oval(Number(x), Number(y), 36, 34, String(color)))
    .join('') +
  box(-10, 640, 250, 100, '#b28f70', 8) +
  box(580, 640, 250, 100, '#b28f70', 8);

export const vines: DrawPlace = () =>
  ground('#fae6cf') +
  sun(620, 250, 110, '#f6b27f') +
  fill('M0 470C160 400 330 420 460 460 600 500 700 430 800 440V720H0Z', '#c9bfae') +
  fill('M0 560C240 510 520 540 800 520V1000H0Z', '#b3c0a0') +
  [0, 1, 2, 3]
    .map((row) =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((step) =>
          oval(step * 136 - 20 + row * 24, 610 + row * 92, 62, 30 + row * 5, row % 2 ? '#8dab86' : '#9bb692'),
        )
        .join(''),
    )
    .join('');

export const rain: DrawPlace = () =>
  ground('#d9dbe8') +
  rows('40 260 140, 200 180 120, 560 210 130, 700 140 160')
    .map(([x = 0, y = 0, w = 0], index) => box(x - 40, y, w + 40, 800, index % 2 ? '#bcbcd2' : '#c7c5d9'))
    .join('') +
  rows('70 330, 130 330, 70 430, 230 260, 600 300, 660 300, 600 400, 740 240, 740 340')
    .map(([x = 0, y = 0]) => box(x - 14, y, 32, 50, '#f8d9a6', 4))
    .join('') +
  rows('60 100, 170 60, 300 120, 520 70, 640 110, 740 60, 110 620, 700 640, 40 760, 620 560, 180 540')
    .map(([x = 0, y = 0]) => line(`M${x} ${y}l-16 62`, '#f4f2f8', 6, 0.8))
    .join('') +
  fill('M0 800H800V1000H0Z', '#a9a6c0');

export const snow: DrawPlace = () => {
  const firs = '80 620, 210 560, 640 600, 750 640, 540 540';
  return (
    ground('#e6e8f3') +
    oval(400, 120, 560, 260, '#f6f0f4', 0.8) +
    rows(firs)
      .map(([x = 0, y = 0]) =>
        fill(`M${x} ${y - 300}l56 120h-26l50 110h-26l44 130h-196l44-130h-26l50-110h-26Z`, '#a3bbb4'),
      )
      .join('') +
    fill('M0 660C220 600 540 640 800 600V1000H0Z', '#f8f6f7') +
    fill('M0 780C260 720 560 790 800 730V1000H0Z', '#e3e1ec') +
    rows('60 120, 320 80, 480 180, 700 120, 130 360, 620 320, 40 480, 760 440, 300 300')
      .map(([x, y]) => oval(x ?? 0, y ?? 0, 9, 9, '#ffffff', 0.9))
      .join('') +
    fill(blob('0 860, 200 820, 500 880, 800 830, 800 1000, 0 1000'), '#f4f1f5')
  );
};
