import type { ReactNode } from 'react';
import { Arm, Sun } from '#ui/illustrations/scene.tsx';
import { Ground, Line, Plant, READERS } from './blog-scene-parts.tsx';
import { Bust, Moved, Walker } from './clip-parts.tsx';
import { Bulbs, Candle, Lantern, Rainbow } from './lights.tsx';

function Listening() {
  return (
    <>
      <Ground fill="#ddebe3" />
      <Lantern x={280} y={66} />
      <Ground fill="#fbf8f6" d="M0 352c160-26 400-26 560 0v68H0z" />
      <Line d="M248 190q16 22 0 44m22-60q28 38 0 76m24-92q40 54 0 108" stroke="#fff" width={8} />
      <Moved x={140} y={216}>
        <Bust who={READERS.clara} coat="#b4586a" sleeve="#c9727f" tilt={0} reach={-40} />
      </Moved>
      <Moved x={420} y={216} flip>
        <Bust who={READERS.moussa} coat="#2f4a63" sleeve="#46637d" tilt={12} reach={10} />
      </Moved>
    </>
  );
}

function Parent() {
  return (
    <>
      <Ground fill="#e9e3f4" />
      <Sun x={120} y={126} r={60} />
      <Ground fill="#ddebe3" d="M0 330c120-40 240-34 330-14s160 14 230-10v114H0z" />
      <path fill="#b4586a" d="m430 40 52 40-34 58-52-36z" />
      <path fill="#f4a672" d="m430 40 18 98-52-36z" />
      <Line d="M436 126q-30 90-98 132" stroke="#8a7c90" width={3} />
      <Line d="m444 136 22 24-14 18 24 22" stroke="#b4586a" width={5} />
      <Moved x={220} y={268} scale={1.02}>
        <Walker who={READERS.nora} coat="#6b2d5c" sleeve="#844276" stride={0.2} />
      </Moved>
      <Moved x={318} y={312} scale={0.64}>
        <Walker who={READERS.theo} coat="#f4a672" sleeve="#e08c54" stride={0.7} tilt={-12} />
      </Moved>
    </>
  );
}

function Money() {
  return (
    <>
      <Ground fill="#f3ece8" />
      <ellipse cx="280" cy="214" rx="216" ry="168" fill="#fff" />
      <ellipse cx="280" cy="214" rx="96" ry="74" fill="#ddebe3" />
      <ellipse cx="280" cy="214" rx="74" ry="55" fill="#c4dacd" />
      <path fill="#fff" d="m240 178 70-10 12 76-70 10z" />
      <Line d="m254 196 40-6m-37 22 40-6m-37 22 24-4" stroke="#8a7c90" width={4} />
      <g fill="#f4a672" stroke="#e08c54" strokeWidth="4">
        <circle cx="322" cy="236" r="15" />
        <circle cx="300" cy="254" r="15" />
        <circle cx="152" cy="306" r="15" />
      </g>
      <g fill="#6b2d5c">
        <circle cx="168" cy="128" r="34" />
        <circle cx="396" cy="306" r="34" />
      </g>
      <g fill="#b4586a">
        <circle cx="168" cy="128" r="22" />
        <circle cx="396" cy="306" r="22" />
      </g>
      <Arm d="M-20 330Q90 300 168 248" colour="#6b2d5c" hand={[190, 236]} skin={READERS.aya.skin} />
      <Arm d="M580 92Q470 120 396 178" colour="#3c6255" hand={[374, 192]} skin={READERS.daniel.skin} />
      <Line d="m196 230 24-12m-24 20 28 0" stroke={READERS.aya.skin} width={10} />
      <Line d="m366 196-26 6m28 4-20 14" stroke={READERS.daniel.skin} width={10} />
    </>
  );
}

function AfterTheStorm() {
  return (
    <>
      <Ground fill="#e9e3f4" />
      <Rainbow x={440} y={356} />
      <path fill="#fff" d="M60 96a34 34 0 0 1 40-40 44 44 0 0 1 80-4 34 34 0 0 1 34 44Z" />
      <Line d="m90 126-10 26m50-26-10 26m50-26-10 26m48-26-8 20" stroke="#8d7bb0" width={5} />
      <Ground fill="#f8e3e6" d="M0 356c150-26 400-26 560 0v64H0z" />
      <Moved x={204} y={252} scale={0.92}>
        <Bust who={{ ...READERS.kim, laughing: true }} coat="#6b2d5c" sleeve="#844276" tilt={2} armless />
      </Moved>
      <Moved x={356} y={244} scale={0.92} flip>
        <Bust who={READERS.hugo} coat="#3c6255" sleeve="#52796c" tilt={8} armless />
      </Moved>
      <Line d="M284 110v236" stroke="#2a1e33" width={7} />
      <path
        fill="#f4a672"
        d="M90 154C96 60 190 24 284 24s188 36 194 130q-48-30-97 0-48-30-97 0-48-30-97 0-48-30-97 0Z"
      />
      <path fill="#e08c54" d="M187 154q10-110 97-130 87 20 97 130-48-30-97 0-48-30-97 0Z" opacity=".5" />
      <Arm d="M206 320q36 36 66 22" colour="#844276" hand={[284, 334]} skin={READERS.kim.skin} />
      <Arm d="M362 316q-20 10-66-6" colour="#52796c" hand={[284, 304]} skin={READERS.hugo.skin} />
    </>
  );
}

function FirstMonths() {
  return (
    <>
      <Ground fill="#ddebe3" />
      <path fill="#fff" d="M56 60h172v176H56z" />
      <path fill="#6b2d5c" d="M56 60h172v38H56z" />
      <Line d="M92 52v20m100-20v20" stroke="#2a1e33" width={6} />
      <g fill="#f3ece8">
        <path d="M72 114h26v22H72zm38 0h26v22h-26zm38 0h26v22h-26zm38 0h26v22h-26zM72 150h26v22H72zm76 0h26v22h-26zm38 0h26v22h-26zM72 188h26v22H72zm38 0h26v22h-26zm38 0h26v22h-26z" />
      </g>
      <circle cx="123" cy="161" r="16" fill="#f4a672" />
      <circle cx="199" cy="199" r="16" fill="#f4a672" />
      <ellipse cx="408" cy="132" rx="92" ry="112" fill="#fff" />
      <ellipse cx="408" cy="132" rx="80" ry="100" fill="#c4dacd" />
      <Line d="m360 130 44-62m-24 92 62-88" stroke="#fff" width={7} />
      <path fill="#fbf8f6" d="M0 352h560v68H0z" />
      <Line d="m318 350-18-190" stroke="#b4586a" width={13} />
      <Line d="m388 350 26-206" stroke="#3c6255" width={13} />
      <path fill="#fff" d="m284 122 26-3 5 50-26 3zM404 106l26 3-7 50-26-3z" />
      <path fill="#e9e3f4" d="M274 238h164l-14 132q-68 16-136 0z" opacity=".9" />
      <path fill="#fff" d="M274 238h164l-2 18H276z" opacity=".7" />
      <Plant x={128} y={354} pot="#8d7bb0" />
    </>
  );
}

function NewDance() {
  return (
    <>
      <Ground fill="#8d7bb0" />
      <Ground fill="#a797c6" d="M0 250q140-50 280-20t280-20v210H0z" />
      <Bulbs
        y={56}
        bulbs={[
          [40, 26],
          [120, 48],
          [200, 44],
          [290, 22],
          [370, 34],
          [460, 28],
          [530, 0],
        ]}
      />
      <Ground fill="#d8cbe6" d="M0 356c150-20 400-20 560 0v64H0z" />
      <Moved x={204} y={272} scale={0.98}>
        <Walker
          who={{ ...READERS.jeanne, laughing: true }}
          coat="#6b2d5c"
          sleeve="#844276"
          stride={0.14}
          tilt={-4}
        />
      </Moved>
      <Moved x={366} y={272} scale={0.98} flip>
        <Walker
          who={{ ...READERS.moussa, laughing: true }}
          coat="#3c6255"
          sleeve="#52796c"
          stride={0.14}
          tilt={0}
        />
      </Moved>
      <Line d="M240 176q34-20 44-4m46 4q-30-20-46-4" stroke="#6b2d5c" width={20} />
      <circle cx="285" cy="172" r="13" fill={READERS.moussa.skin} />
    </>
  );
}

function Tenderness() {
  return (
    <>
      <Ground fill="#e7c9d3" />

      <Ground fill="#e9e3f4" d="M0 350c140-36 300-30 400-10s110 10 160 0v80H0z" />
      <Candle x={70} y={404} tall={70} />
      <Candle x={126} y={412} tall={40} />
      <Candle x={452} y={392} tall={86} />
      <g fill="none">
        <path d="M-40 330Q90 300 168 240" stroke="#6b2d5c" strokeWidth="92" />
        <path d="M600 60Q470 90 400 168" stroke="#3c6255" strokeWidth="92" />
        <path d="m178 232 38-24" stroke="#e9b796" strokeWidth="58" />
        <path d="m232 186 42 4m-38 18 44-2m-46 16 36 10m-54-44 14-24" stroke="#e9b796" strokeWidth="20" />
        <path d="m392 176-36 26" stroke="#7a4a34" strokeWidth="58" />
        <path d="m340 208-44-8m42 24-42-2m50 16-34 10m50-44-16 30" stroke="#7a4a34" strokeWidth="20" />
      </g>
      <path fill="#fff" d="M120 92a6 6 0 1 0 12 0 6 6 0 1 0-12 0m296 232a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    </>
  );
}

/** The scenes of the articles that speak of two people, or of a parent and a child. */
export const BLOG_SCENES_AT_TWO: Record<string, () => ReactNode> = {
  'ecouter-vraiment': Listening,
  'rencontrer-quand-on-est-parent': Parent,
  'parler-d-argent-et-de-projets': Money,
  'disputes-qui-rapprochent': AfterTheStorm,
  'premiers-mois-a-deux': FirstMonths,
  'recommencer-apres-50-ans': NewDance,
  'tendresse-et-desir': Tenderness,
};
