import { type Clothes, type Cut, garment, mirrored, round, trunk, vee } from './clothes-kit.ts';
import { mix } from './colors.ts';
import { blob, box, fill, line, mass, oval } from './shapes.ts';

const band = ({ neck: n }: Cut, depth: number) =>
  `M${-n - 12} 218C${-n + 2} ${216 + depth * 0.9} ${-n * 0.4} ${220 + depth} 0 ${220 + depth}C${n * 0.4} ${220 + depth} ${n - 2} ${216 + depth * 0.9} ${n + 12} 218`;

/** A T-shirt. */
export const tee: Clothes = (cut) =>
  garment(cut, trunk(cut, round(cut))) + line(band(cut, 44), mix(cut.base, cut.shade, 0.55), 11);

/** A jumper with a broad ribbed neck. */
export const jumper: Clothes = (cut) =>
  garment(cut, trunk(cut, round(cut, 34), 8)) +
  line(band(cut, 32), cut.shade, 26) +
  line(band(cut, 32), mix(cut.base, cut.light, 0.4), 20) +
  line(
    `M${-cut.shoulder + 40} 300C-110 320-90 420-96 640M${cut.shoulder - 40} 300C110 320 90 420 96 640`,
    cut.shade,
    5,
    0.35,
  );

/** Blue stripes on cream, as sailors had. */
export const striped: Clothes = (cut) => {
  const stripes = Array.from({ length: 9 }, (_, index) =>
    line(`M-420 ${312 + index * 40}Q0 ${336 + index * 40} 420 ${312 + index * 40}`, cut.second.base, 14, 0.9),
  ).join('');
  return garment(
    cut,
    trunk(cut, `${cut.neck + 44} 232, ${cut.neck} 254, 0 262, ${-cut.neck} 254, ${-cut.neck - 44} 232`),
    stripes,
  );
};

/** A knitted collar that folds under the chin. */
export function foldedCollar(cut: Cut): string {
  const { neck: n } = cut;
  const collar = `${-n - 10} 170, ${-n - 18} 206, ${-n - 30} 252, 0 276, ${n + 30} 252, ${n + 18} 206, ${n + 10} 170, 0 194`;
  return (
    mass(
      blob(collar),
      mix(cut.base, cut.light, 0.3),
      fill(blob(`16 180, ${n + 40} 160, ${n + 50} 270, 30 290, 30 230`), cut.shade, 0.6),
    ) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((x) =>
        line(`M${x * n} ${192 - Math.abs(x) * 8}Q${x * n * 1.2} 230 ${x * n * 1.4} 262`, cut.shade, 4, 0.35),
      )
      .join('') +
    line(`M${-n - 28} 258Q0 288 ${n + 28} 258`, cut.shade, 7, 0.55)
  );
}

export const rollneck: Clothes = (cut) =>
  garment(cut, trunk(cut, `${cut.neck} 250, 0 262, ${-cut.neck} 250`, 8)) + foldedCollar(cut);

/** A V. */
export const veeTop: Clothes = (cut) => garment(cut, trunk(cut, vee(cut, 124)));

/** Two sides that cross. */
export const crossed: Clothes = (cut) => {
  const { neck: n } = cut;
  return (
    garment(cut, trunk(cut, vee(cut, 150))) +
    fill(
      blob(
        `${n + 14} 212, ${n + 14} 212, ${n + 40} 236, 30 400, -60 520, -60 520, -40 420, 0 364, ${n * 0.6} 290`,
      ),
      mix(cut.base, cut.shade, 0.6),
    ) +
    line(`M${-n - 16} 220C${-n * 0.8} 300 0 380 70 470`, cut.shade, 7, 0.6)
  );
};

/** Collarbones, in the light that comes from the left. */
function bones({ shoulder: s, neck: n, skin }: Cut): string {
  const color = mix(skin.base, skin.shade, 0.8);
  return (
    mass(
      blob(trunk({ shoulder: s - 8, neck: n }, `${n} 250, 0 262, ${-n} 250`)),
      skin.base,
      fill(blob(`40 240, ${n + 20} 220, ${s} 260, ${s} 420, 60 420`), skin.shade, 0.45),
    ) +
    fill(blob(`${-n - 60} 262, -40 284, -14 294, -18 302, -60 292`), color, 0.8) +
    fill(blob(`${n + 60} 262, 40 284, 14 294, 18 302, 60 292`), skin.shade)
  );
}

/** Bare shoulders and thin straps: summer. */
export const straps: Clothes = (cut) => {
  const { shoulder: s, neck: n, skin } = cut;
  const bare = trunk({ shoulder: s - 16, neck: n }, `${n} 240, 0 262, ${-n} 240`);
  const x = s - 112;
  const dress = `${-s + 66} 470, ${-s + 66} 640, ${s - 66} 640, ${s - 66} 470, ${x + 8} 420, ${x - 10} 356, 60 372, 0 404, 0 404, -60 372, ${-x + 10} 356, ${-x - 8} 420`;
  return (
    garment(cut, bare, '', skin) +
    bones(cut) +
    fill(blob(dress), cut.base) +
    fill(
      blob(`30 392, ${x - 10} 356, ${x + 8} 420, ${s - 66} 470, ${s - 66} 640, 50 640, 70 500`),
      cut.shade,
      0.6,
    ) +
    line(`M${-x + 4} 366L${-x + 22} 254M${x - 4} 366L${x - 22} 254`, cut.base, 14)
  );
};

/** A wide neck, from one shoulder to the other. */
export const boat: Clothes = (cut) =>
  bones(cut) +
  garment(
    cut,
    trunk(
      cut,
      `${cut.shoulder - 84} 256, ${cut.shoulder - 84} 256, ${cut.neck + 40} 318, 0 340, ${-cut.neck - 40} 318, ${-cut.shoulder + 84} 256, ${-cut.shoulder + 84} 256`,
    ),
  );

/** A ribbon tied at the neck of a blouse. */
export const bow: Clothes = (cut) => {
  const { neck: n } = cut;
  const loop = '4 278, 40 244, 92 250, 98 288, 50 300';
  return (
    garment(cut, trunk(cut, round(cut, 30))) +
    line(band(cut, 24), mix(cut.base, cut.light, 0.5), 28) +
    fill(blob('-8 280, 8 280, 40 400, 64 450, 24 456, 0 380'), cut.shade) +
    fill(blob('-10 280, 8 284, -10 380, -48 440, -66 420, -34 360'), mix(cut.base, cut.light, 0.3)) +
    fill(blob(loop), mix(cut.base, cut.shade, 0.7)) +
    fill(blob(mirrored(loop)), mix(cut.base, cut.light, 0.4)) +
    oval(0, 278, 17, 20, cut.base) +
    line(`M${-n - 8} 216Q${-n} 236 ${-n + 12} 252`, cut.shade, 4, 0.4)
  );
};

/** A smock with a buttoned slit. */
export const tunic: Clothes = (cut) =>
  garment(
    cut,
    trunk(cut, `${cut.neck + 12} 216, 26 262, 14 268, 0 360, 0 360, -14 268, -26 262, ${-cut.neck - 12} 216`),
  ) +
  [-1, 1]
    .map((side) =>
      line(
        `M${side * (cut.neck + 8)} 220Q${side * 36} 262 ${side * 16} 270L${side * 2} 356`,
        cut.second.base,
        8,
      ),
    )
    .join('') +
  box(-7, 360, 14, 60, cut.shade, 6);
