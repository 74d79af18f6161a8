import { plant, ray, wall, windowOn } from './places-inside.ts';
import type { DrawPlace } from './places-outside.ts';
import { box, fill, line, oval, rows } from './shapes.ts';

export const bookshop: DrawPlace = () => {
  const colors = ['#c98a86', '#d9a98a', '#a9bfae', '#b7a9cc', '#dcc3a0', '#9f8fae', '#c7a1a6', '#93ac9f'];
  const shelf = (y: number, seed: number) => {
    let x = -10;
    let books = '';
    for (let index = 0; x < 810; index++) {
      const width = 30 + ((index * 7 + seed * 5) % 4) * 8;
      const height = 120 + ((index * 11 + seed * 3) % 5) * 11;
      books += box(x, y - height, width - 4, height, colors[(index * 3 + seed) % colors.length] ?? '', 4);
      x += width;
    }
    return books + box(0, y, 800, 22, '#b48f78');
  };
  return (
    wall('#e7d3c3') +
    [210, 410, 610, 810, 1010].map((y, index) => shelf(y, index)).join('') +
    fill('M0 0H420L160 1000H0Z', '#fff0dc', 0.34) +
    box(0, 0, 800, 1000, '#f4e4d8', 0).replace('/>', ' opacity=".34"/>')
  );
};

export const workshop: DrawPlace = () =>
  wall('#ecdfd2') +
  Array.from({ length: 5 }, (_, index) => line(`M0 ${170 + index * 150}H800`, '#e0cdbc', 6)).join('') +
  box(0, 120, 800, 16, '#c9ab92') +
  line('M110 130v60', '#a58b78', 6) +
  fill('M78 190h64v30h-24v150h-18V220H78Z', '#b79a84') +
  line('M240 130v40', '#a58b78', 6) +
  fill('M220 170h40l6 190-26 40-26-40Z', '#c98f72') +
  line('M600 130v40', '#a58b78', 6) +
  fill('M540 180h120l-10 56 60 150-36 12-60-156h-60Z', '#a9a3b4') +
  line('M730 130v40', '#a58b78', 6) +
  oval(730, 220, 44, 44, '#d9a98a') +
  oval(730, 220, 24, 24, '#ecdfd2') +
  fill('M0 690H800V740H0Z', '#c8a387') +
  fill('M0 740H800V1000H0Z', '#b18b70') +
  box(40, 610, 130, 80, '#d9b89c', 8) +
  box(70, 550, 90, 60, '#e2c6ac', 8) +
  plant(700, 690, 0.6, '#9f8fae') +
  fill('M0 0H330L40 700H0Z', '#fff4e2', 0.45);

export const studio: DrawPlace = () =>
  wall('#f3ebe3') +
  windowOn(
    40,
    60,
    280,
    400,
    box(0, 0, 280, 400, '#e3ebf0') + fill('M0 280c80-40 180-40 280-10v130H0Z', '#c6d6cd'),
  ) +
  ray('M330 70 800 300V620L330 460Z') +
  line('M520 330 450 900M690 330l70 570M605 300v500', '#c2a488', 14) +
  box(470, 280, 280, 330, '#fffaf5', 6) +
  oval(570, 410, 70, 70, '#f4b98c', 0.9) +
  fill('M470 500c90-50 190-20 280-50v160H470Z', '#b7a4c6', 0.8) +
  box(450, 610, 320, 18, '#b4957b') +
  box(40, 640, 200, 18, '#c9ab92') +
  [70, 110, 150, 200]
    .map((x, index) =>
      box(
        x,
        580 + (index % 2) * 16,
        26,
        60 - (index % 2) * 16,
        ['#c98a86', '#a9bfae', '#b7a9cc', '#e2b07f'][index] ?? '',
        6,
      ),
    )
    .join('') +
  fill('M0 820H800V1000H0Z', '#dccab9');

export const sportsHall: DrawPlace = () =>
  wall('#e5e6ef') +
  fill('M0 0H800V90H0Z', '#d3d1e2') +
  [60, 260, 460, 660].map((x) => box(x, 130, 130, 160, '#f8e9d6', 10)).join('') +
  fill('M0 560H800V1000H0Z', '#dcb794') +
  line('M0 640H800M140 1000 300 560', '#f3e3d3', 10) +
  [120, 200, 280].map((y) => line(`M600 ${y + 240}h220`, '#c9ab92', 16)).join('') +
  line('M620 330v250M760 330v250', '#b4957b', 14);

export const bakery: DrawPlace = () =>
  wall('#f8ead8') +
  [260, 420, 580].map((y) => box(0, y, 800, 18, '#cfa684')).join('') +
  rows('30 250, 130 250, 560 250, 660 250, 770 250')
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y - 22, 50, 32, '#dca66e') +
        line(`M${x - 20} ${y - 34}l12 20M${x} ${y - 38}l12 20`, '#f2d2a5', 5),
    )
    .join('') +
  rows('60 410, 190 410, 620 410, 740 410')
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y - 26, 60, 34, '#cf9560') +
        line(`M${x - 26} ${y - 36}l14 22M${x - 2} ${y - 40}l14 22`, '#efc897', 5),
    )
    .join('') +
  [20, 60, 100, 140, 640, 680, 720, 760].map((x) => line(`M${x} 570l20-110`, '#d9a065', 26)).join('') +
  fill('M0 0H330L60 1000H0Z', '#fffaf0', 0.4) +
  fill('M0 740H800V1000H0Z', '#e3c8ad');
