import type { ReactNode } from 'react';
import type { ClipKey } from '#member/workshops/texts/clips.ts';
import { Arm, Sun } from '#ui/illustrations/scene.tsx';
import { Birds, Bust, Hill, Moved, mix, PEOPLE, rise, Sky, sway, Walker } from './clip-parts.tsx';

/** What is drawn at a moment of a clip, in seconds; the words stand on the left, the people on the right. */
type Scene = (time: number) => ReactNode;

function Confidence(time: number) {
  const up = rise(time, 1, 9.5);
  return (
    <>
      <Sky colour="#fdebdc" />
      <Sun x={700} y={mix(470, 236, up)} r={mix(96, 128, up)} />
      <Hill y={420} colour="#f8e3e6" height={36} />
      <Hill y={478} colour="#ddebe3" height={26} slide={200} />
      <Moved x={690} y={mix(322, 306, up)} scale={1.25}>
        <Bust
          who={PEOPLE.ines}
          coat="#6b2d5c"
          sleeve="#844276"
          tilt={mix(12, -6, up) + sway(time, 6) * 1.2}
          reach={mix(14, -34, rise(time, 6, 10))}
        />
      </Moved>
    </>
  );
}

function Abandonment(time: number) {
  const away = rise(time, 1, 4) - rise(time, 5.4, 9.4);
  return (
    <>
      <Sky colour="#e9e3f4" />
      <Sun x={690} y={mix(220, 250, away)} r={mix(118, 96, away)} />
      <Hill y={446} colour="#f8e3e6" height={22} />
      <Moved x={mix(574, 552, away)} y={312} scale={1.12}>
        <Bust
          who={PEOPLE.lea}
          coat="#6b2d5c"
          sleeve="#844276"
          tilt={mix(4, 15, away)}
          reach={mix(-30, 10, away)}
        />
      </Moved>
      <Moved x={mix(786, 846, away)} y={312} scale={1.12} flip>
        <Bust
          who={PEOPLE.sami}
          coat="#3c6255"
          sleeve="#52796c"
          tilt={mix(6, -4, away)}
          reach={mix(-22, 12, away)}
        />
      </Moved>
    </>
  );
}

function Dependence(time: number) {
  const joined = rise(time, 6, 10);
  const stride = time / 1.9;
  return (
    <>
      <Sky colour="#ddebe3" />
      <Sun x={760} y={mix(196, 160, rise(time, 0, 11))} r={84} />
      <Hill y={360} colour="#c4dacd" height={54} slide={time * 10} />
      <Hill y={440} colour="#f3ece8" height={18} slide={time * 26} />
      <Moved x={mix(1060, 800, joined)} y={392}>
        <Walker who={PEOPLE.marc} coat="#2f4a63" sleeve="#46637d" stride={stride + 0.3} tilt={-2} />
      </Moved>
      <Moved x={mix(700, 650, joined)} y={398}>
        <Walker
          who={PEOPLE.anne}
          coat="#6b2d5c"
          sleeve="#844276"
          stride={stride}
          tilt={mix(9, 0, rise(time, 1, 5))}
        />
      </Moved>
    </>
  );
}

function Grief(time: number) {
  const low = rise(time, 0.5, 4.6) - rise(time, 5.4, 10.4);
  return (
    <>
      <Sky colour="#e9e3f4" />
      <g opacity={1 - low * 0.75}>
        <Sky colour="#f8e3e6" />
      </g>
      <Sun x={650} y={mix(252, 398, low)} r={100} />
      <path fill="#d9d0ea" d="M0 330h960v210H0z" />
      <g fill="none" stroke="#f4a672" strokeWidth="8" opacity={0.75 - low * 0.5} strokeLinecap="round">
        <path
          d={`M${590 + sway(time, 5) * 5} 356h120M${612 - sway(time, 4) * 6} 382h78M${630 + sway(time, 3.4) * 5} 408h42`}
        />
      </g>
      <path fill="#ddebe3" d="M0 470c220-50 460-52 620-34 140 14 240 8 340-8v112H0z" />
      <Moved x={462} y={84} scale={0.98}>
        <path d="M412 410V226" stroke="#5b4e63" strokeWidth="12" />
        <g transform={`rotate(${sway(time, 6) * 1.4} 412 300)`}>
          <path
            fill="#3c6255"
            d="M412 96c-62 0-92 52-80 104 10 42 44 58 80 58s74-14 84-58c10-50-22-104-84-104Z"
          />
          <path d="m412 250 34-40m-34 16-26-34" stroke="#5b4e63" strokeWidth="7" fill="none" />
        </g>
        <g stroke="#6b2d5c">
          <path d="M56 402v36m192-36v36M66 330v66m172-66v66" strokeWidth="9" />
          <path d="M42 396h220M50 364h204M50 338h204" strokeWidth="15" />
        </g>
      </Moved>
      <Birds x={470 + time * 14} y={150 - time * 3} />
    </>
  );
}

function Preparing(time: number) {
  const out = rise(time, 1.2, 6);
  const heart = rise(time, 5.4, 7.4);
  return (
    <>
      <Sky colour="#e9e3f4" />
      <Sun x={690} y={mix(330, 190, out)} r={mix(84, 122, out)} />
      <Hill y={430} colour="#f8e3e6" height={40} />
      <Hill y={486} colour="#ddebe3" height={22} slide={240} />
      <Moved x={360} y={mix(52, 40, out) + sway(time, 5) * 3} scale={1.16} turn={-2}>
        <path fill="#562149" d="M146 246l60-54h148l60 54z" />
        <g transform={`translate(0 ${mix(74, -4, out)})`}>
          <rect x="178" y="140" width="204" height="190" rx="14" fill="#fff" />
          <path d="M208 180h92m-92 26h144m-144 26h120" stroke="#e9e3f4" strokeWidth="11" />
          <Moved x={346} y={182} scale={heart * 1.1}>
            <path fill="#b4586a" d="M0 14c-22-9-18-30 0-19 18-11 22 10 0 19Z" />
          </Moved>
        </g>
        <path fill="#6b2d5c" d="M146 246v150q0 18 18 18h232q18 0 18-18V246l-134 92z" />
        <path fill="#844276" d="m152 408 112-92q16-12 32 0l112 92q-5 6-12 6H164q-7 0-12-6Z" />
      </Moved>
      <Birds x={470 + time * 8} y={148 - time * 2} />
    </>
  );
}

function steam(time: number, x: number, shift: number) {
  const up = (time / 3.2 + shift) % 1;
  return (
    <path
      d={`M${x} ${424 - up * 34}q-9-13 0-24t0-24`}
      fill="none"
      stroke="#b3a2bb"
      strokeWidth="5"
      opacity={Math.sin(up * Math.PI) * 0.9}
    />
  );
}

function Table(time: number) {
  const near = rise(time, 0.4, 4.4);
  return (
    <>
      <Sky colour="#ddebe3" />
      <path fill="#fbf8f6" d="M548 500V208a132 132 0 0 1 264 0v292Z" />
      <Sun x={680} y={mix(268, 226, rise(time, 0, 11))} r={64} />
      <Moved x={mix(506, 560, near)} y={304} scale={1.1}>
        <Bust who={PEOPLE.anne} coat="#7c5fa3" sleeve="#937ab5" tilt={8 + sway(time, 4.4) * 3} reach={-8} />
      </Moved>
      <Moved x={mix(960, 806, near)} y={304} scale={1.1} flip>
        <Bust
          who={PEOPLE.paul}
          coat="#2f4a63"
          sleeve="#46637d"
          tilt={7 + sway(time, 5, 0.4) * 3}
          reach={-8}
        />
      </Moved>
      <ellipse cx="684" cy="524" rx="250" ry="66" fill="#fff" />
      <path
        fill="#f4a672"
        d="M606 452h44c0 28-8 38-22 38s-22-10-22-38ZM720 452h44c0 28-8 38-22 38s-22-10-22-38Z"
      />
      {steam(time, 628, 0)}
      {steam(time, 742, 0.5)}
    </>
  );
}

function Beginnings(time: number) {
  const stride = time / 1.8;
  return (
    <>
      <Sky colour="#fdebdc" />
      <Sun x={772} y={mix(210, 150, rise(time, 0, 11))} r={82} />
      <Hill y={362} colour="#ddebe3" height={60} slide={time * 9} />
      <Hill y={440} colour="#f3ece8" height={18} slide={time * 24} />
      <Moved x={mix(806, 772, rise(time, 3, 8))} y={394}>
        <Walker
          who={PEOPLE.sami}
          coat="#8d7bb0"
          sleeve="#a797c6"
          stride={stride + mix(0.35, 0, rise(time, 2, 7))}
          tilt={-3}
        />
      </Moved>
      <Moved x={mix(620, 650, rise(time, 3, 8))} y={398}>
        <Walker who={PEOPLE.ines} coat="#b4586a" sleeve="#c9727f" stride={stride} tilt={2} />
      </Moved>
    </>
  );
}

function Meeting(time: number) {
  const near = rise(time, 0.6, 7);
  const hand = rise(time, 5, 9);
  return (
    <>
      <Sky colour="#f8e3e6" />
      <Sun x={682} y={mix(430, 222, rise(time, 0, 8))} r={126} />
      <Hill y={400} colour="#e9e3f4" height={44} />
      <Hill y={470} colour="#ddebe3" height={28} slide={210} />
      <Moved x={mix(512, 580, near)} y={302} scale={1.16}>
        <Bust
          who={PEOPLE.lea}
          coat="#6b2d5c"
          sleeve="#844276"
          tilt={mix(2, 8, near)}
          reach={mix(24, -16, hand)}
        />
      </Moved>
      <Moved x={mix(900, 786, near)} y={296} scale={1.16} flip>
        <Bust
          who={PEOPLE.marc}
          coat="#3c6255"
          sleeve="#52796c"
          tilt={mix(2, 9, near)}
          reach={mix(24, -16, hand)}
        />
      </Moved>
    </>
  );
}

function Coaches(time: number) {
  const nod = sway(time, 3.4) * 3;
  return (
    <>
      <Sky colour="#e9e3f4" />
      <Sun x={676} y={mix(250, 178, rise(time, 0, 10))} r={92} />
      <path fill="#f8e3e6" d="M0 440c240-26 620-30 960 0v100H0z" />
      <Moved x={352} y={22} scale={1.15}>
        <rect x="42" y="236" width="176" height="250" rx="74" fill="#f4a672" opacity=".55" />
        <rect x="344" y="236" width="176" height="250" rx="74" fill="#8fb0a2" />
      </Moved>
      <Moved x={556} y={304} scale={1.12}>
        <Bust
          who={PEOPLE.ines}
          coat="#b4586a"
          sleeve="#c9727f"
          tilt={-3 - sway(time, 3, 0.3) * 2}
          reach={-38 + sway(time, 2.6) * 9}
        />
      </Moved>
      <Moved x={800} y={306} scale={1.12} flip>
        <Bust who={PEOPLE.rose} coat="#3c6255" sleeve="#3c6255" tilt={12 + nod} armless />
        <path d="m30 96 72-14 8 58-72 12z" fill="#fff" stroke="#6b2d5c" strokeWidth="5" />
        <path d="m46 112 40-8m-38 22 26-5" stroke="#8a7c90" strokeWidth="4" />
        <g transform={`translate(${sway(time, 1.3) * 2.5} ${sway(time, 0.9) * 1.5})`}>
          <Arm d="M-8 62c-2 58 14 86 52 78" colour="#52796c" hand={[62, 134]} skin={PEOPLE.rose.skin} />
        </g>
      </Moved>
    </>
  );
}

export const CLIP_SCENES: Record<ClipKey, Scene> = {
  'atelier-1': Confidence,
  'atelier-2': Abandonment,
  'atelier-3': Dependence,
  'atelier-4': Grief,
  'atelier-5': Preparing,
  'atelier-6': Table,
  'atelier-7': Beginnings,
  'atelier-8': Meeting,
  coachs: Coaches,
};
