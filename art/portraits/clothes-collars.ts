import { type Clothes, type Cut, garment, round, trunk, vee } from './clothes-kit.ts';
import { foldedCollar } from './clothes-light.ts';
import { mix, type Tones } from './colors.ts';
import { blob, box, fill, group, line, mass, oval, polygon } from './shapes.ts';

/** The two points of a collar. */
function collar({ neck: n }: Cut, { base, shade, light }: Tones, open = 0): string {
  const flap = `M${-n - 4} 176C${-n - 20} 200 ${-n - 32} 226 ${-n - 34} 244L${-60 - open} 326L${-5 - open} 270C${-n + 22} 246 ${-n + 4} 214 ${-n - 4} 176Z`;
  return (
    fill(blob(`${-n - 2} 184, ${n + 2} 184, ${n + 8} 220, 0 236, ${-n - 8} 220`), shade, open ? 0 : 0.5) +
    fill(flap, mix(base, light, 0.55)) +
    group(fill(flap, mix(base, shade, 0.35)), 'scale(-1 1)')
  );
}

const buttons = (x: number, from: number, color: string) =>
  [0, 84, 168, 252].map((step) => oval(x, from + step, 6, 6, color)).join('');

/** A shirt, its first button undone. */
export const shirt: Clothes = (cut) =>
  garment(cut, trunk(cut, vee(cut, 76))) +
  line('M12 306V640', cut.shade, 5, 0.6) +
  buttons(0, 340, mix(cut.base, cut.shade, 0.9)) +
  collar(cut, cut, 4);

/** A shirt of linen, wide open. */
export const openShirt: Clothes = (cut) =>
  garment(cut, trunk(cut, vee(cut, 140))) +
  line('M10 360V640', cut.shade, 5, 0.6) +
  buttons(-2, 400, cut.shade) +
  collar(cut, cut, 22);

/** Squares on a warm shirt, a T-shirt below. */
export const checked: Clothes = (cut) => {
  const { neck: n } = cut;
  const cloth =
    [-300, -220, -140, 150, 230, 310].map((x) => line(`M${x} 230V650`, cut.second.base, 16, 0.35)).join('') +
    [300, 390, 480, 570].map((y) => line(`M-420 ${y}H420`, cut.second.base, 16, 0.35)).join('');
  const under: Tones = { base: '#f3ece8', shade: '#d9cdcc', light: '#ffffff' };
  return (
    garment(cut, trunk(cut, round(cut)), '', under) +
    garment(
      cut,
      trunk(
        cut,
        `${n + 10} 212, ${n + 10} 212, 58 330, 70 660, 70 660, -70 660, -70 660, -58 330, ${-n - 10} 212, ${-n - 10} 212`,
      ),
      cloth,
    ) +
    collar(cut, cut, 30)
  );
};

/** A polo shirt. */
export const polo: Clothes = (cut) =>
  garment(cut, trunk(cut, vee(cut, 84))) +
  box(-13, 290, 26, 120, mix(cut.base, cut.shade, 0.5), 8) +
  oval(0, 322, 5, 5, cut.light) +
  oval(0, 362, 5, 5, cut.light) +
  collar(cut, cut, 10);

/** A jumper, and the collar of the shirt over it. */
export const layered: Clothes = (cut) =>
  garment(cut, trunk(cut, vee(cut, 112), 6)) + collar(cut, cut.second, 2);

/** A jacket over what is named second. */
function jacket(cut: Cut, under: string, depth: number, wide: number): string {
  const { neck: n } = cut;
  const lapel = polygon(
    `${-n - 4} 186, ${-n - 44} 246, ${-n - 62 - wide} 332, ${-n - 22 - wide * 0.6} 350, ${-n - 46 - wide * 0.8} 388, -4 ${depth + 26}, -16 ${depth - 90}, ${-n * 0.75} 330, ${-n - 2} 250`,
  );
  const opening = `${n + 6} 208, ${n + 6} 208, ${n} 300, 4 ${depth}, 4 ${depth}, 0 660, 0 660, -4 660, -4 660, -4 ${depth}, -4 ${depth}, ${-n} 300, ${-n - 6} 208, ${-n - 6} 208`;
  return (
    under +
    garment(cut, trunk(cut, opening, 10)) +
    group(fill(lapel, mix(cut.base, cut.shade, 0.75)), 'scale(-1 1)') +
    fill(lapel, mix(cut.base, cut.light, 0.32)) +
    line(`M2 ${depth + 20}V640`, cut.shade, 5, 0.7) +
    oval(-14, depth + 60, 8, 8, cut.shade)
  );
}

const below = (cut: Cut): Cut => ({ ...cut, ...cut.second });

/** A jacket over a T-shirt. */
export const blazer: Clothes = (cut) => jacket(cut, garment(below(cut), trunk(cut, round(cut))), 500, 12);

/** A jacket over a shirt. */
export const suit: Clothes = (cut) => jacket(cut, shirt(below(cut)), 480, 6);

/** A long coat over a rolled collar. */
export const coat: Clothes = (cut) => {
  const under = below(cut);
  const { neck: n } = cut;
  return jacket(cut, garment(under, trunk(cut, `${n} 250, 0 262, ${-n} 250`)) + foldedCollar(under), 560, 40);
};

/** A cardigan over a T-shirt. */
export const cardigan: Clothes = (cut) => {
  const { neck: n } = cut;
  const opening = `${n + 20} 214, ${n + 20} 214, ${n + 4} 330, 26 500, 26 660, 26 660, -26 660, -26 660, -26 500, ${-n - 4} 330, ${-n - 20} 214, ${-n - 20} 214`;
  return (
    garment(below(cut), trunk(cut, round(cut))) +
    garment(cut, trunk(cut, opening, 10)) +
    line(`M${-n - 22} 220C${-n - 12} 330-40 420-36 640`, mix(cut.base, cut.light, 0.4), 20) +
    line(`M${n + 22} 220C${n + 12} 330 40 420 36 640`, mix(cut.base, cut.shade, 0.7), 20) +
    buttons(-37, 520, cut.shade)
  );
};

/** Denim, with its seams. */
export const denim: Clothes = (cut) => {
  const { neck: n, shoulder: s } = cut;
  const opening = `${n + 12} 212, ${n + 12} 212, 52 330, 46 660, 46 660, -46 660, -46 660, -52 330, ${-n - 12} 212, ${-n - 12} 212`;
  const seams =
    line(`M${-s + 30} 350H-50M${s - 30} 350H50`, cut.shade, 5, 0.7) +
    [-154, 154]
      .map((x) =>
        line(`M${x - 44} 392h88l-8 26-36 14-36-14ZM${x - 40} 440v200M${x + 40} 440v200`, cut.shade, 4, 0.5),
      )
      .join('');
  return (
    garment(below(cut), trunk(cut, round(cut))) +
    garment(cut, trunk(cut, opening, 8), seams) +
    line('M-48 330V640M48 330V640', cut.light, 5, 0.5) +
    collar(cut, cut, 34)
  );
};

/** A hood behind the neck, and its strings. */
export const hoodie: Clothes = (cut) => {
  const { neck: n } = cut;
  const hood = `${-n - 14} 160, ${-n - 60} 204, ${-n - 66} 256, -30 306, 0 322, 30 306, ${n + 66} 256, ${n + 60} 204, ${n + 14} 160, ${n + 6} 214, 0 276, ${-n - 6} 214`;
  return (
    garment(cut, trunk(cut, round(cut, 56), 10)) +
    mass(
      blob(hood),
      mix(cut.base, cut.light, 0.25),
      fill(
        blob(`10 290, ${n + 6} 214, ${n + 14} 150, ${n + 90} 200, ${n + 70} 270, 30 330`),
        cut.shade,
        0.75,
      ),
    ) +
    line('M-34 306Q-40 360-34 412M34 306Q42 350 36 398', '#fbf8f6', 7)
  );
};

/** Working clothes: a bib over a jumper. */
export const bib: Clothes = (cut) => {
  const { shoulder: s } = cut;
  return (
    garment(below(cut), trunk(cut, round(cut))) +
    line(`M${-s * 0.5} 264L-112 440M${s * 0.5} 264L112 440`, cut.base, 38) +
    line(`M${s * 0.5} 264L112 440`, cut.shade, 38, 0.4) +
    fill(blob('-136 430, -136 430, 136 430, 136 430, 150 660, 150 660, -150 660, -150 660'), cut.base) +
    fill(polygon('50 430, 136 430, 150 660, 70 660'), cut.shade, 0.5) +
    box(-62, 490, 124, 100, mix(cut.base, cut.shade, 0.35), 12) +
    oval(-112, 448, 11, 11, '#d9a441') +
    oval(112, 448, 11, 11, '#d9a441')
  );
};
