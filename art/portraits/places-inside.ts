import { type DrawPlace, sun } from './places-outside.ts';
import { box, fill, group, line, oval, rows } from './shapes.ts';

export const wall = (color: string) => box(0, 0, 800, 1000, color);

/** Leaves in a pot, its foot at (x, y). */
export const plant = (x: number, y: number, size = 1, pot = '#cf8d72') =>
  group(
    fill(
      'M0-60C-12-120-60-140-92-130-84-88-46-58 0-60ZM0-56C8-130 52-156 88-150 84-104 48-56 0-56ZM-4-60C-30-120-16-178 4-206 28-170 26-110-4-60Z',
      '#8caf98',
    ) + fill('M-48-62h96L36 0h-72Z', pot),
    `translate(${x} ${y})scale(${size})`,
  );

/** A window onto a soft sky. */
export const windowOn = (x: number, y: number, width: number, height: number, view: string) =>
  box(x - 18, y - 18, width + 36, height + 36, '#fffaf5', 10) +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${view}</svg>` +
  line(`M${x + width / 2} ${y}v${height}`, '#fffaf5', 14) +
  line(`M${x} ${y + height * 0.46}h${width}`, '#fffaf5', 12);

/** A ray that falls from a window across the wall. */
export const ray = (d: string) => fill(d, '#fff4e4', 0.5);

export const kitchen: DrawPlace = () =>
  wall('#f6e7da') +
  windowOn(
    60,
    110,
    300,
    420,
    box(0, 0, 300, 420, '#d9e6ea') +
      oval(90, 130, 70, 26, '#f7f5f2') +
      oval(150, 116, 60, 30, '#f7f5f2') +
      fill('M0 300C90 250 200 270 300 250V420H0Z', '#bcd3c0'),
  ) +
  ray('M380 120 800 380V640L380 520Z') +
  box(30, 556, 370, 26, '#e2c9b4', 6) +
  plant(110, 556, 0.72) +
  plant(300, 556, 0.55, '#8d7bb0') +
  box(520, 230, 300, 20, '#dcbfa8', 6) +
  [
    [560, '#d59a86'],
    [620, '#9dbba9'],
    [690, '#c3b4d8'],
    [756, '#e9c08f'],
  ]
    .map(([x, color]) => box(Number(x), 156, 46, 74, String(color), 10))
    .join('') +
  rows('570 80, 640 110, 710 90')
    .map(([x = 0, h = 0]) => line(`M${x} 250v${h}`, '#c9a58d', 8) + oval(x, 262 + h, 22, 28, '#d9b9a2'))
    .join('') +
  fill('M0 760H800V1000H0Z', '#e6d0bf');

export const cafe: DrawPlace = () =>
  wall('#ead7d3') +
  windowOn(
    30,
    90,
    330,
    520,
    box(0, 0, 330, 520, '#a9a3c2') +
      fill('M0 360h80v-80h90v60h70v-110h90v320H0Z', '#8d87ab') +
      rows('24 390, 104 310, 130 370, 196 370, 262 280, 290 350')
        .map(([x = 0, y = 0]) => box(x, y, 20, 28, '#f8d9a0', 3))
        .join(''),
  ) +
  rows('470 250, 620 190, 750 260')
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} 0v${y - 60}`, '#9a8296', 5) +
        fill(`M${x - 62} ${y}C${x - 56} ${y - 66} ${x + 56} ${y - 66} ${x + 62} ${y}Z`, '#b98591') +
        oval(x, y + 10, 26, 16, '#fbdcae'),
    )
    .join('') +
  box(430, 470, 400, 18, '#c79c8a', 6) +
  [470, 540, 610, 690, 760]
    .map((x, index) =>
      box(x - 20, 414, 44, 56, ['#f6ece6', '#d9b2a0', '#a9bfae', '#f6ece6', '#c3b4d8'][index] ?? '', 10),
    )
    .join('') +
  fill('M0 700H800V1000H0Z', '#cfa892') +
  fill('M0 700H800V724H0Z', '#e0c0ad');

export const music: DrawPlace = () =>
  wall('#e4dcee') +
  oval(150, 210, 210, 210, '#fbe3c4', 0.6) +
  line('M150 0v130', '#9a8296', 6) +
  fill('M80 220q0-92 70-92t70 92Z', '#b4586a') +
  oval(150, 224, 30, 18, '#fdf0d2') +
  group(
    line('M0-250V-40', '#9a7a68', 20) +
      box(-20, -290, 40, 54, '#86685a', 8) +
      fill(
        'M-54-70C-96-50-70 0-62 20-110 60-96 150 0 150 96 150 110 60 62 20 70 0 96-50 54-70 24-90-24-90-54-70Z',
        '#d39a70',
      ) +
      oval(0, 20, 28, 28, '#8c6250') +
      box(-30, 84, 60, 12, '#8c6250', 4),
    'translate(680 520)rotate(8)',
  ) +
  box(-20, 560, 260, 260, '#b7a2ad', 10) +
  box(-20, 640, 260, 40, '#f8f2ee') +
  [10, 60, 110, 160, 210].map((x) => box(x, 640, 18, 26, '#5b4e63')).join('') +
  box(40, 470, 120, 90, '#fbf6f2', 6) +
  line('M60 500h80M60 520h80M60 540h50', '#c3b4d8', 5) +
  fill('M0 820H800V1000H0Z', '#cdbfd3');

export const glasshouse: DrawPlace = () =>
  wall('#e6efe2') +
  sun(170, 210, 90, '#f9d5a8') +
  [-60, 140, 340, 540, 740].map((x) => line(`M${x + 60} 0V760`, '#f9fbf6', 14)).join('') +
  line('M0 210H800M0 450H800', '#f9fbf6', 12) +
  rows('40 700 1.2, 170 730 0.9, 660 720 1.1, 770 690 1.4')
    .map(([x = 0, y = 0, s = 0]) => plant(x, y, s * 1.15, '#c98f72'))
    .join('') +
  rows('90 60, 260 30, 600 50, 720 90')
    .map(([x = 0, y = 0]) =>
      [-50, -20, 10, 40]
        .map((turn) =>
          group(
            fill('M0 0C-22 30-20 90 0 130 20 90 22 30 0 0Z', '#a3c3a6'),
            `translate(${x} ${y})rotate(${turn})`,
          ),
        )
        .join(''),
    )
    .join('') +
  fill('M0 740H800V1000H0Z', '#c3b59c');

export const livingRoom: DrawPlace = () =>
  wall('#efdfe2') +
  oval(150, 330, 260, 260, '#fbe0bf', 0.6) +
  fill('M90 250h120l40 110H50Z', '#f6c391') +
  line('M150 360V760', '#9a8296', 10) +
  box(490, 130, 220, 270, '#fbf6f2', 6) +
  box(512, 152, 176, 226, '#cfdccf') +
  fill('M512 300c60-40 120-30 176-14v92H512Z', '#9dbba9') +
  fill('M-20 620q0-50 60-50h720q60 0 60 50v200H-20Z', '#b7a4c6') +
  fill('M-20 740H820V1000H-20Z', '#a591b6') +
  box(20, 600, 150, 130, '#e9b99a', 30) +
  box(640, 610, 150, 120, '#9dbba9', 30);
