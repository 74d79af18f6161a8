import { mix, SKINS } from './colors.ts';
import type { Face } from './face.ts';
import { blob, fill, inside, line, oval, type Point } from './shapes.ts';

/** Where the middle of the face is: a turned face looks to the light, on the left. */
export function axisOf({ turn }: Face): number {
  return -20 * turn;
}

/** How much narrower the half that turns away is. */
export const farness = ({ turn }: Face) => 1 - turn * 0.13;

/** Where the mouth is. */
export const lip = ({ shape }: Face) => shape.chinY - 62;

/** Forehead to chin. */
export function faceOutline(face: Face): string {
  const { cheek, jaw, jawY, chin, chinY } = face.shape;
  const a = axisOf(face);
  const far = face.turn * 6;
  const left: Point[] = [
    [a - chin * 0.55, chinY - 2],
    [a * 0.8 - chin - 14, chinY - 16],
    [-jaw + far + a * 0.3, jawY],
    [-cheek + 4 + far, 44],
    [-cheek + far, -20],
    [-cheek + 4, -90],
    [-cheek + 48, -148],
  ];
  const right: Point[] = [
    [cheek - 48, -148],
    [cheek - 4, -90],
    [cheek, -20],
    [cheek - 4, 44],
    [jaw + a * 0.3, jawY],
    [a * 0.8 + chin + 14, chinY - 16],
    [a + chin * 0.55, chinY - 2],
  ];
  return blob([...left, [0, -174], ...right, [a, chinY]]);
}

function ear(x: number, side: 1 | -1, face: Face, size = 1): string {
  const { base, shade } = SKINS[face.skin];
  const at = (dx: number, y: number): Point => [x + dx * side * size, y];
  const inner = `M${x + 4 * side * size} -10Q${x + 15 * side * size} -8 ${x + 8 * side * size} 14`;
  return (
    fill(
      blob([at(-10, -22), at(8, -30), at(21, -18), at(20, 8), at(10, 34), at(-2, 42), at(-12, 30)]),
      side === 1 ? mix(base, shade, 0.4) : base,
    ) + line(inner, mix(base, shade, 0.9), 4.5)
  );
}

export function drawEars(face: Face): string {
  const { cheek } = face.shape;
  const far = face.turn > 1 ? '' : ear(-cheek + 3 + face.turn * 10, -1, face, 1 - face.turn * 0.55);
  return far + ear(cheek - 3 - face.turn * 3, 1, face);
}

/** The neck, with the shadow that the jaw throws on it. */
export function drawNeck(face: Face, half: number): string {
  const { base, shade, deep } = SKINS[face.skin];
  const { chinY } = face.shape;
  const a = axisOf(face);
  const neck = blob([
    [-half, 60],
    [-half, 60],
    [half, 60],
    [half, 60],
    [half + 2, 176],
    [half + 30, 236],
    [half + 130, 282],
    [half + 60, 420],
    [0, 460],
    [-half - 60, 420],
    [-half - 130, 282],
    [-half - 30, 236],
    [-half - 2, 176],
  ]);
  const thrown = blob([
    [-half - 20, 60],
    [half + 60, 60],
    [half + 50, 236],
    [half - 2, 222],
    [a + 34, chinY + 40],
    [a - 12, chinY + 30],
    [-half + 8, chinY - 14],
    [-half - 20, chinY - 50],
  ]);
  const side = blob([
    [half - 26, 180],
    [half + 200, 200],
    [half + 200, 420],
    [30, 460],
    [half - 24, 300],
  ]);
  return fill(neck, base) + inside(neck, fill(side, shade, 0.55) + fill(thrown, mix(shade, deep, 0.22)));
}

/** The head without its features: flat, one cheek a little out of the light. */
export function drawHead(face: Face): string {
  const { base, shade, blush } = SKINS[face.skin];
  const { cheek, jaw, jawY, chin, chinY } = face.shape;
  const a = axisOf(face);
  const rosy = face.woman ? 0.26 : 0.17;
  const outline = faceOutline(face);
  const shadow = blob([
    [cheek - 40, -160],
    [cheek - 16, -80],
    [cheek - 12, 0],
    [cheek - 18, 50],
    [jaw - 20 + a * 0.3, jawY],
    [a * 0.8 + chin, chinY - 10],
    [a + 10, chinY + 6],
    [a + 60, chinY + 60],
    [240, 120],
    [240, -160],
  ]);
  const far = farness(face);
  return (
    fill(outline, base) +
    inside(
      outline,
      fill(shadow, mix(base, shade, 0.42)) +
        oval(a - 76 * far, 52, 30 * far, 24, blush, rosy) +
        oval(a + 80, 52, 30, 24, blush, rosy),
    )
  );
}
