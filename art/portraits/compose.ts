import { drawBeard, drawShave } from './beards.ts';
import { drawBrows } from './brows.ts';
import { cutFrom } from './clothes-kit.ts';
import { HAIRS, SKINS, tonesOf } from './colors.ts';
import { CROPS } from './crops.ts';
import { drawEarrings, drawFreckles, drawGlasses, drawScarf, drawYears } from './details.ts';
import { drawEyes } from './eyes.ts';
import type { Face } from './face.ts';
import { axisOf, drawEars, drawHead, drawNeck } from './head.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import { BUILDS, FACE_SHAPES, IRISES, type Outfit, type Person } from './person.ts';
import { group } from './shapes.ts';
import { CLOTHES, HAIRDOS, PLACES } from './wardrobe.ts';

const WIDTH = 800;
const HEIGHT = 1000;
/** Hairdos are drawn for cheeks this far from the middle. */
const HAIR_CHEEK = 124;
const FULL = new Set<string>(['brune', 'foncee', 'ebene']);

function faceOf(person: Person, { mouth }: Outfit): Face {
  const { gender, age, skin, hair, shape, eyes, iris, brows, nose, gaze, turn, beard } = person;
  return {
    woman: gender === 'femme',
    age,
    skin,
    hair,
    shape: FACE_SHAPES[gender][shape],
    eyes,
    iris: IRISES[iris],
    brows,
    nose,
    mouth,
    gaze,
    turn,
    bearded: beard !== undefined && beard !== 'stubble' && beard !== 'moustache',
    fullLips: FULL.has(skin),
  };
}

/** Someone, upright (4:5), as an SVG; dressed and placed as `outfit` says. */
export function drawPortrait(person: Person, outfit: Outfit = person): string {
  const face = faceOf(person, outfit);
  const skin = SKINS[person.skin];
  const [shoulder, neck] = BUILDS[person.gender][person.build];
  const stretch = face.shape.cheek / HAIR_CHEEK;
  const kit = {
    ...tonesOf(HAIRS[person.hair]),
    a: axisOf(face) / stretch,
    skin,
    senior: person.age === 'senior',
  };
  const { back, front } = HAIRDOS[person.hairdo](kit);
  const tilted = (drawing: string) => group(drawing, `rotate(${person.tilt} 0 200)`);
  const hair = (drawing: string) => tilted(group(drawing, `scale(${stretch.toFixed(3)} 1)`));
  const { glasses, earrings, beard } = person;
  const clothes = CLOTHES[outfit.clothes](
    cutFrom({ shoulder, neck }, outfit.color, outfit.second ?? '#f3ece8', skin),
  );
  const figure =
    hair(back) +
    drawNeck(face, neck) +
    // One shoulder is a little higher than the other, on the side to which the head leans.
    group(clothes + (outfit.scarf ? drawScarf(outfit.scarf) : ''), `skewY(${person.tilt * 0.7})`) +
    tilted(
      drawEars(face) +
        drawHead(face) +
        drawYears(face) +
        (person.freckles ? drawFreckles(face) : '') +
        drawEyes(face) +
        drawBrows(face) +
        drawNose(face) +
        (beard ? drawBeard(face, beard) : '') +
        (!face.woman && !face.bearded && beard !== 'stubble' ? drawShave(face) : '') +
        drawMouth(face) +
        (earrings ? drawEarrings(face, ...earrings) : '') +
        (glasses ? drawGlasses(face, ...glasses) : ''),
    ) +
    hair(front);
  const { x, y, scale } = CROPS[outfit.crop];
  const whole = PLACES[outfit.place]() + group(figure, `translate(${x} ${y})scale(${scale})`);
  const seen = person.flip ? group(whole, `translate(${WIDTH} 0)scale(-1 1)`) : whole;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${seen}</svg>`;
}
