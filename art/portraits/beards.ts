import { HAIRS, mix, SKINS, tonesOf } from './colors.ts';
import type { Face } from './face.ts';
import { axisOf, faceOutline, lip } from './head.ts';
import { blob, fill, group, inside, line } from './shapes.ts';

export type Beard = 'stubble' | 'short' | 'full' | 'long' | 'moustache' | 'goatee';

function moustache(face: Face, color: string, wide = 1): string {
  return group(
    fill(
      'M0-24C-10-32-30-28-42-14-46-8-52-4-56-4-46 2-32-2-22-8-12-12-4-14 0-12 4-14 12-12 22-8 32-2 46 2 56-4 52-4 46-8 42-14 30-28 10-32 0-24Z',
      color,
    ),
    `translate(${axisOf(face) - 3 * face.turn} ${lip(face) - 2})scale(${wide} 1)`,
  );
}

/** What a razor leaves: a jaw that is not a woman's. */
export function drawShave(face: Face): string {
  const { shade } = SKINS[face.skin];
  const { jaw, chinY, cheek } = face.shape;
  const a = axisOf(face);
  const y = lip(face);
  const area = blob(
    `${-cheek - 10} 30, ${-jaw + 14} 74, ${a - 58} ${y - 6}, ${a - 34} ${y - 27}, ${a} ${y - 30}, ${a + 34} ${y - 27}, ${a + 58} ${y - 6}, ${jaw - 12} 74, ${cheek + 10} 30, ${cheek + 20} ${chinY + 40}, ${-cheek - 20} ${chinY + 40}`,
  );
  const dark = ['noir', 'brun', 'chatain', 'poivre'].includes(face.hair);
  return inside(faceOutline(face), fill(area, mix(shade, '#3a3a4c', 0.4), dark ? 0.09 : 0.03));
}

/** Drawn under the mouth. */
export function drawBeard(face: Face, beard: Beard): string {
  const { base: skinBase } = SKINS[face.skin];
  const { jaw, chinY, cheek } = face.shape;
  const a = axisOf(face);
  const hair = tonesOf(HAIRS[face.hair]);
  const y = lip(face);
  const outline = faceOutline(face);
  const inner = `${-cheek - 20} -10, ${-cheek + 10} -10, ${-cheek + 16} 30, ${a - 84} 66, ${a - 52} ${y - 26}, ${a} ${y - 32}, ${a + 52} ${y - 26}, ${a + 86} 66, ${cheek - 14} 30, ${cheek - 9} -10, ${cheek + 20} -10, ${cheek + 20} 260, ${-cheek - 20} 260`;
  const around = blob(inner);
  const shadeSide = fill(
    blob(`${a + 44} ${y - 40}, ${cheek + 30} -20, ${cheek + 30} 260, ${a + 24} 260, ${a + 34} ${chinY - 20}`),
    hair.shade,
    0.35,
  );
  const bare = fill(
    blob(
      `${a - 34} ${y - 4}, ${a} ${y - 8}, ${a + 34} ${y - 4}, ${a + 25} ${y + 17}, ${a} ${y + 24}, ${a - 25} ${y + 17}`,
    ),
    mix(skinBase, SKINS[face.skin].shade, 0.5),
  );
  if (beard === 'moustache') return moustache(face, hair.base, 1.04);
  if (beard === 'goatee')
    return (
      fill(
        blob(
          `${a - 30} ${y + 36}, ${a} ${y + 30}, ${a + 30} ${y + 36}, ${a + 36} ${chinY - 4}, ${a} ${chinY + 16}, ${a - 36} ${chinY - 4}`,
        ),
        hair.base,
      ) + moustache(face, hair.base, 0.92)
    );
  if (beard === 'stubble')
    return inside(
      outline,
      fill(around, mix(hair.base, skinBase, 0.35), 0.28) +
        fill(
          blob(
            `${a - 48} ${y - 8}, ${a} ${y - 12}, ${a + 48} ${y - 8}, ${a + 32} ${y + 26}, ${a - 32} ${y + 26}`,
          ),
          skinBase,
          0.4,
        ),
    );
  const drop = beard === 'long' ? 74 : beard === 'full' ? 26 : 8;
  const wide = beard === 'short' ? 2 : 10;
  const below = blob(
    `${-cheek + 4} 20, ${-cheek + 4} 20, ${-jaw - wide + a * 0.3} ${face.shape.jawY}, ${a - 70} ${chinY + drop * 0.4}, ${a} ${chinY + drop}, ${a + 70} ${chinY + drop * 0.4}, ${jaw + wide + a * 0.3} ${face.shape.jawY}, ${cheek - 3} 20, ${cheek - 3} 20, ${a + 60} 90, ${a} 120, ${a - 60} 90`,
  );
  const strands =
    beard === 'short'
      ? ''
      : line(
          `M${a - 60} ${y + 20}C${a - 62} ${y + 60} ${a - 40} ${chinY} ${a - 20} ${chinY + drop - 14}M${a - 92} 84C${a - 92} 110 ${a - 76} ${chinY - 20} ${a - 60} ${chinY - 2}`,
          hair.light,
          6,
          0.5,
        );
  return (
    (beard === 'short' ? '' : fill(below, hair.base) + inside(below, shadeSide)) +
    inside(outline, fill(around, hair.base) + inside(around, shadeSide)) +
    strands +
    bare +
    moustache(face, hair.base, 1.02) +
    fill(
      blob(
        `${a - 14} ${y + 32}, ${a} ${y + 29}, ${a + 14} ${y + 32}, ${a + 10} ${y + 48}, ${a - 10} ${y + 48}`,
      ),
      hair.base,
    )
  );
}
