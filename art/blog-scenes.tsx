import type { ReactNode } from 'react';
import { Arm, Sun } from '#ui/illustrations/scene.tsx';
import { Bubble, Cup, Ground, Line, Plant, READERS, Tree } from './blog-scene-parts.tsx';
import { BLOG_SCENES_AT_TWO } from './blog-scenes-at-two.tsx';
import { Bust, Moved, Walker } from './clip-parts.tsx';
import { Dawn, Lamp, Moon } from './lights.tsx';

function FirstMeeting() {
  return (
    <>
      <Ground fill="#f8e3e6" />
      <Lamp x={96} y={92} floor={356} />
      <Ground fill="#e9e3f4" d="M0 356h560v64H0z" />
      <Line d="M176 74h350M200 74v282M502 74v282" stroke="#5b4e63" width={9} />
      <Line
        d="M262 74v20l-34 26m34-26 34 26M352 74v20l-34 26m34-26 34 26M440 74v20l-34 26m34-26 34 26"
        stroke="#8a7c90"
        width={5}
      />
      <path fill="#6b2d5c" d="m240 118 22 12 22-12 14 84-10 106h-52l-10-106z" />
      <path fill="#3c6255" d="m326 118 26 16 26-16 26 34-18 22v70h-68v-70l-18-22z" />
      <path fill="#f4a672" d="m414 118 26 16 26-16 22 40-16 14v108h-64V172l-16-14z" />
      <Moved x={120} y={236} scale={0.94}>
        <Bust who={READERS.theo} coat="#2f4a63" sleeve="#46637d" tilt={-4} reach={-34} />
      </Moved>
    </>
  );
}

function Confidence() {
  return (
    <>
      <Ground fill="#e9e3f4" />
      <path fill="#fff" d="M300 40h210v270H300z" />
      <path fill="#fdebdc" d="M312 52h186v246H312z" />
      <Sun x={420} y={196} r={54} />
      <path fill="#ddebe3" d="M312 238c60-26 130-20 186 0v60H312z" />
      <Line d="M405 52v246" stroke="#fff" width={9} />
      <path fill="#f3ece8" d="M276 306h260v20H276z" />
      <Plant x={444} y={306} />
      <Moved x={170} y={212}>
        <Bust who={READERS.nora} coat="#b4586a" sleeve="#c9727f" tilt={6} reach={-26} />
      </Moved>
      <path fill="#8fb0a2" d="M250 276h56v44q-28 12-56 0zM304 284l44-26 6 10-50 34z" />
      <Line d="m366 272 10 16m4-24 8 16" stroke="#8d7bb0" width={4} />
    </>
  );
}

function FirstMessage() {
  return (
    <>
      <Ground fill="#4d3c5b" />
      <Moon x={92} y={92} r={36} />
      <path fill="#f4a672" opacity=".3" d="M466 230 560 372H240z" />
      <Line d="M530 372V262l-56-40" stroke="#e9e3f4" width={7} />
      <path fill="#f4a672" d="m436 246 20-44 56 26-20 44z" />
      <Bubble x={300} y={24}>
        <Line d="M30 34h110M30 58h138M30 82h74" stroke="#e9e3f4" width={11} />
        <circle cx="158" cy="82" r="12" fill="#f4a672" />
      </Bubble>
      <Moved x={210} y={236} scale={0.96}>
        <Bust
          who={{ ...READERS.aya, laughing: true }}
          coat="#6b2d5c"
          sleeve="#844276"
          tilt={14}
          reach={-10}
        />
      </Moved>
      <path fill="#8a6f86" d="M0 372h560v48H0z" />
      <path fill="#fff" d="m262 350 120-6 22 30H250z" />
      <Line d="M280 360h70" stroke="#8a7c90" width={4} />
      <Line d="m284 348-20-40" stroke="#2a1e33" width={6} />
      <Cup x={452} y={366} fill="#8fb0a2" />
    </>
  );
}

/** A portrait in its frame, seen from far. */
function Portrait({ x, coat, hair, skin }: { x: number; coat: string; hair: string; skin: string }) {
  return (
    <g transform={`translate(${x} 92)`}>
      <path fill="#fff" d="M14 0h76q14 0 14 14v108q0 14-14 14H14q-14 0-14-14V14Q0 0 14 0Z" />
      <path fill="#f3ece8" d="M10 10h84v116H10z" />
      <path fill={coat} d="M16 126c0-34 14-48 36-48s36 14 36 48z" />
      <circle cx="52" cy="56" r="23" fill={skin} />
      <path fill={hair} d="M28 58c-4-24 8-36 24-36s28 12 24 36c-6-14-18-18-24-18s-18 4-24 18Z" />
    </g>
  );
}

function SlowChoice() {
  return (
    <>
      <Ground fill="#ddebe3" />
      <path
        fill="#fff8e6"
        opacity=".8"
        d="m90 70 84 198H6zm126 0 84 198H132zm126 0 84 198H258zm126 0 84 198H384z"
      />
      <path fill="#5b4e63" d="M66 62h48v10H66zm126 0h48v10h-48zm126 0h48v10h-48zm126 0h48v10h-48z" />
      <Portrait x={38} coat="#8d7bb0" hair="#3a2430" skin="#e9b796" />
      <Portrait x={164} coat="#b4586a" hair="#b9b1ba" skin="#efc7a8" />
      <Portrait x={290} coat="#6b2d5c" hair="#1f1820" skin="#8a5138" />
      <Portrait x={416} coat="#3c6255" hair="#b8552c" skin="#f0c8a8" />
      <path fill="#fbf8f6" d="M0 268h560v18H0z" />
      <path fill="#c4dacd" d="M0 286h560v134H0z" />
      <path fill="#f0c8a8" d="M150 378c-6-24 2-40 22-44l40 24h132q22 4 26 20Z" />
      <Line d="m156 342-16-28m30 22-4-32" stroke="#f0c8a8" width={7} />
      <circle cx="266" cy="322" r="56" fill="#6b2d5c" />
      <Line
        d="M266 322m0-4a12 12 0 1 1-12 14 26 26 0 1 1 38-12 40 40 0 1 1-62-34"
        stroke="#e9b796"
        width={7}
      />
      <Line d="M150 380h220" stroke="#3c6255" width={6} />
    </>
  );
}

function WhatOneSeeks() {
  return (
    <>
      <Ground fill="#f8e3e6" />
      <Bubble x={318} y={44}>
        <path fill="#f4a672" d="M44 78a30 30 0 0 1 60 0Z" />
        <Line d="M74 24v10M36 42l8 8M112 42l-8 8M30 84h88" stroke="#f4a672" width={5} />
        <path fill="#8fb0a2" d="m132 84 0-26 18-16 18 16v26z" />
      </Bubble>
      <Ground fill="#e9e3f4" d="M0 330c160-40 380-40 560 0v90H0z" />
      <Moved x={200} y={214} scale={1.05}>
        <Bust who={READERS.hugo} coat="#3c6255" sleeve="#52796c" tilt={-4} armless />
      </Moved>
      <Arm d="M206 300c10 60 40 62 72 30" colour="#52796c" hand={[292, 318]} skin={READERS.hugo.skin} />
      <Cup x={318} y={322} fill="#b4586a" />
      <path fill="#fff" d="M240 396a150 24 0 0 1 300 0v24H240z" />
      <Cup x={440} y={388} />
    </>
  );
}

function Fear() {
  return (
    <>
      <Ground fill="#b3a6cf" />
      <Moon x={430} y={110} r={50} />
      <Line d="M60 80h.1m110-40h.1m130 60h.1m190-60h.1M100 180h.1" stroke="#fff3d9" width={6} />
      <Ground fill="#cfc4e2" d="M0 344c150-24 380-24 560 0v76H0z" />
      <Moved x={196} y={210}>
        <Bust who={READERS.kim} coat="#3c6255" sleeve="#52796c" tilt={12} reach={-12} />
      </Moved>
      <path
        fill="#5b4e7a"
        d="M300 392c-20-60-6-104 30-122l6-34 28 22q18-4 34 0l28-22 4 38c40 24 54 74 34 118Z"
      />
      <path d="M456 382c50 12 62-34 34-50" fill="none" stroke="#5b4e7a" strokeWidth="20" />
      <g fill="none" stroke="#fff3d9" strokeWidth="4">
        <path d="M354 300q8 8 16 0m32 0q8 8 16 0M378 316q8 6 16 0" />
        <path d="m334 314-22-4m22 12-20 6m124-14 22-4m-22 12 20 6" strokeWidth="2.5" />
      </g>
    </>
  );
}

function Single() {
  return (
    <>
      <Ground fill="#fdebdc" />
      <path fill="#fff" d="M40 44h170v186H40z" />
      <path fill="#6d6394" d="M52 56h146v162H52z" />
      <Moon x={92} y={120} r={22} />
      <path fill="#fff3d9" opacity=".75" d="m456 166-76 194h180V300l-32-134z" />
      <Line d="M125 56v162" stroke="#fff" width={8} />
      <Ground fill="#f3ece8" d="M0 360h560v60H0z" />
      <Line d="M492 372V150" stroke="#5b4e63" width={8} />
      <path fill="#f4a672" d="m456 166 16-66h40l16 66z" />
      <path fill="#b4586a" d="M206 400V230q0-46 46-46h150q46 0 46 46v170z" />
      <Moved x={318} y={212} scale={0.9}>
        <Bust who={{ ...READERS.jeanne, laughing: true }} coat="#6b2d5c" sleeve="#844276" tilt={14} armless />
      </Moved>
      <path fill="#c9727f" d="M190 400V312q0-24 26-24t26 24v88zM414 400V312q0-24 26-24t26 24v88z" />
      <path fill="#fff" d="m256 322 72 14 72-14v58l-72 14-72-14z" />
      <Line d="M328 336v56" stroke="#8a7c90" width={4} />
      <Arm d="M270 290q-24 44-14 66" colour="#844276" hand={[266, 364]} skin={READERS.jeanne.skin} />
      <Arm d="M374 290q30 40 22 64" colour="#844276" hand={[388, 364]} skin={READERS.jeanne.skin} />
      <Plant x={104} y={372} pot="#3c6255" />
    </>
  );
}

function HealthyTies() {
  return (
    <>
      <Ground fill="#fbf8f6" />
      <Sun x={280} y={206} r={92} />
      <Ground fill="#e9e3f4" d="M0 316c120-46 200-40 290-12s180 24 270-18v134H0z" />
      <Tree x={176} y={352} fill="#3c6255" scale={1.1} />
      <Tree x={386} y={356} fill="#6b2d5c" scale={0.98} />
      <Ground fill="#ddebe3" d="M0 352c160-26 300-14 400-4s110 6 160-6v78H0z" />
      <Line
        d="M176 356q-4 26-44 36m44-36q20 34 96 34m114-32q-20 32-92 32m92-32q10 26 48 34"
        stroke="#8a7c90"
        width={5}
      />
      <Line d="M246 92q12-14 24 0 12-14 24 0M300 60q9-11 18 0 9-11 18 0" stroke="#5b4e63" width={4} />
    </>
  );
}

function Shyness() {
  const { skin } = READERS.clara;
  return (
    <>
      <Ground fill="#fdebdc" />
      <path fill="#fff" d="M150 300V130a130 124 0 0 1 260 0v170z" />
      <path fill="#f9dcc4" d="M164 300V132a116 112 0 0 1 232 0v168z" />
      <Line d="M280 20v280M164 150h232" stroke="#fff" width={9} />
      <Moved x={290} y={236} scale={1.15}>
        <Bust who={READERS.clara} coat="#3c6255" sleeve="#52796c" tilt={4} armless />
      </Moved>
      <path fill="#6b2d5c" d="m146 214 134 22 134-22v132l-134 24-134-24z" />
      <path fill="#844276" d="M280 236v134l134-24V214z" />
      <Line d="m176 252 74 12m-74 20 50 8" stroke="#f4a672" width={6} />
      <Arm d="M180 400q-28-22-18-52" colour="#52796c" hand={[156, 322]} skin={skin} />
      <Arm d="M384 400q28-22 18-52" colour="#52796c" hand={[404, 322]} skin={skin} />
      <Plant x={76} y={420} pot="#8d7bb0" />
      <Plant x={496} y={420} />
    </>
  );
}

function Safety() {
  return (
    <>
      <Ground fill="#3a2c46" />
      <circle cx="92" cy="82" r="34" fill="#fdebdc" />
      <circle cx="108" cy="72" r="30" fill="#3a2c46" />
      <path fill="#f4a672" opacity=".28" d="m428 92 96 286H212z" />
      <path fill="#4d3c5b" d="M0 378h560v42H0z" />
      <path fill="#562149" d="M40 196h170v182H40z" />
      <path fill="#f4a672" d="M62 232h56v66H62zm72 0h56v146h-56z" />
      <path fill="#f8e3e6" d="M28 190h194l-12 28H40z" />
      <Line d="M428 378V110q0-30-30-30h-8" stroke="#e9e3f4" width={8} />
      <path fill="#f4a672" d="M364 74h56l-10 26h-36z" />
      <Moved x={314} y={282} scale={0.86}>
        <Walker who={READERS.aya} coat="#b4586a" sleeve="#c9727f" stride={0.22} tilt={-2} />
      </Moved>
      <g fill="#fdebdc">
        <circle cx="250" cy="60" r="3" />
        <circle cx="324" cy="36" r="3" />
        <circle cx="500" cy="52" r="3" />
        <circle cx="190" cy="110" r="3" />
      </g>
    </>
  );
}

function Photo() {
  return (
    <>
      <Ground fill="#fdebdc" />
      <Line d="M-10 66q290 60 580-8" stroke="#8a7c90" width={5} />
      <g transform="rotate(-3 190 220)">
        <path fill="#fff" d="M76 86h226v280H76z" />
        <clipPath id="a">
          <path d="M94 104h190v196H94z" />
        </clipPath>
        <g clipPath="url(#a)">
          <path fill="#ddebe3" d="M94 104h190v196H94z" />
          <Sun x={240} y={160} r={42} />
          <Moved x={196} y={256} scale={0.86}>
            <Bust
              who={{ ...READERS.daniel, laughing: true }}
              coat="#6b2d5c"
              sleeve="#844276"
              tilt={-6}
              armless
            />
          </Moved>
        </g>
        <Line d="M112 332h96" stroke="#e9e3f4" width={9} />
      </g>
      <g transform="rotate(5 420 200)">
        <path fill="#fff" d="M346 92h148v180H346z" />
        <path fill="#e9e3f4" d="M358 104h124v118H358z" />
        <path fill="#5b4e63" d="M388 222c-8-34 0-56 18-62l4-18 14 12h10l14-12 2 20c20 10 24 38 16 60Z" />
        <Line d="M412 178h.1m22 0h.1" stroke="#f4a672" width={7} />
      </g>
      <Line d="m186 72 2 30m232-20 2 28" stroke="#b4586a" width={11} />
    </>
  );
}

function Boats() {
  return (
    <>
      <Ground fill="#e6d9e6" />
      <Dawn horizon={236} />
      <Ground fill="#d3cbe6" d="M0 236h560v184H0z" />
      <Line d="M252 256h80m-62 20h44" stroke="#fbdcbf" width={7} />
      <Line d="M222 330q60 46 118-8" stroke="#8a7c90" width={5} />
      <Line d="M158 330V120m246 206V132" stroke="#5b4e63" width={8} />
      <path fill="#6b2d5c" d="M148 132v168H56q80-50 92-168Zm20 12q60 60 62 156h-62z" />
      <path fill="#3c6255" d="M414 144v152h88q-76-46-88-152Zm-20 14q-56 56-60 138h60z" />
      <path fill="#fff" d="M70 322h180q-14 50-58 50h-66q-42 0-56-50Z" />
      <path fill="#fdebdc" d="M322 316h170q-14 46-54 46h-62q-40 0-54-46Z" />
      <Line
        d="M30 392q20-14 40 0t40 0 40 0 40 0M330 388q20-14 40 0t40 0 40 0 40 0"
        stroke="#8d7bb0"
        width={5}
      />
    </>
  );
}

function KindNo() {
  return (
    <>
      <Ground fill="#fbf8f6" />
      <Sun x={404} y={170} r={86} />
      <Ground fill="#f8e3e6" d="M0 322c140-44 330-40 560 8v90H0z" />
      <path fill="#f3ece8" d="M300 420c10-60 60-90 150-104l40 0c-60 26-90 60-96 104z" />
      <Moved x={196} y={214} scale={1.04}>
        <Bust who={READERS.yvonne} coat="#2f4a63" sleeve="#46637d" tilt={4} armless />
      </Moved>
      <Arm d="M208 300q60 30 78-46" colour="#46637d" hand={[290, 234]} skin={READERS.yvonne.skin} />
      <Line d="m284 226-8-20m14 18-2-22m8 22 6-20m-2 26 14-14" stroke={READERS.yvonne.skin} width={8} />
      <path fill="#f4a672" d="m372 300 14-22 12 24-14 6zM448 250l20-10-2 24-14-2zM342 352l20-10-2 24-14-2z" />
      <path fill="#8fb0a2" d="m484 330 18-14 4 24-16 2zM420 372l16-18 8 22-14 6z" />
    </>
  );
}

/** The scene of each article; those where two people meet are in the file beside. */
export const BLOG_SCENES: Record<string, () => ReactNode> = {
  'preparer-premiere-rencontre': FirstMeeting,
  'confiance-apres-rupture': Confidence,
  'premier-message': FirstMessage,
  'ralentir-pour-mieux-choisir': SlowChoice,
  'dire-ce-que-l-on-cherche': WhatOneSeeks,
  'apprivoiser-la-peur-de-l-abandon': Fear,
  'celibat-bien-vecu': Single,
  'reconnaitre-une-relation-saine': HealthyTies,
  'timidite-et-rencontre': Shyness,
  'se-rencontrer-en-securite': Safety,
  'choisir-ses-photos': Photo,
  'dependance-affective': Boats,
  'dire-non-avec-douceur': KindNo,
  ...BLOG_SCENES_AT_TWO,
};
