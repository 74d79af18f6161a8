import type { ReactNode } from 'react';
import { Arm, Sun } from '#ui/illustrations/scene.tsx';
import { Cup, Ground, Line, Plant, READERS } from './blog-scene-parts.tsx';
import { Bust, Moved, Walker } from './clip-parts.tsx';
import { Lamp, Lantern, Moon, WindowLight } from './lights.tsx';

function Team() {
  return (
    <>
      <Ground fill="#fdebdc" />
      <Lamp x={280} y={64} floor={360} />
      <Moved x={280} y={178} scale={0.82}>
        <Bust who={{ ...READERS.moussa, laughing: true }} coat="#2f4a63" sleeve="#46637d" tilt={6} armless />
      </Moved>
      <Moved x={120} y={214} scale={0.94}>
        <Bust who={READERS.nora} coat="#6b2d5c" sleeve="#844276" tilt={4} reach={-24} />
      </Moved>
      <Moved x={446} y={210} scale={0.94} flip>
        <Bust who={READERS.jeanne} coat="#3c6255" sleeve="#52796c" tilt={8} reach={-14} />
      </Moved>
      <path fill="#f3ece8" d="M-10 420a290 62 0 0 1 580 0Z" />
      <path fill="#fff" d="m236 376 70-10 14 26-76 12z" />
      <Line d="m252 384 44-6" stroke="#8a7c90" width={4} />
      <Cup x={176} y={388} />
      <Cup x={392} y={386} fill="#b4586a" />
    </>
  );
}

function Cairn() {
  return (
    <>
      <Ground fill="#a99bc9" />
      <Moon x={410} y={120} r={58} />
      <ellipse cx="280" cy="362" rx="262" ry="52" fill="#c9bfe0" />
      <Line d="M70 358q20-10 40 0t40 0m260-2q20-10 40 0t40 0" stroke="#e9e3f4" width={5} />
      <ellipse cx="280" cy="380" rx="168" ry="28" fill="#ddebe3" />
      <path fill="#2f4a63" d="M176 380c-8-32 20-50 104-50s112 18 104 50q-104 22-208 0Z" />
      <path fill="#3c6255" d="M196 328c-6-26 22-42 84-42s90 16 84 42q-84 18-168 0Z" />
      <path fill="#b4586a" d="M220 284c-8-24 18-38 66-38s66 14 58 38q-60 16-124 0Z" />
      <path fill="#6b2d5c" d="M236 244c-6-22 12-34 46-34s50 12 44 34q-44 14-90 0Z" />
      <path fill="#fff" d="M254 208c-4-20 8-30 28-30s32 10 28 30q-28 10-56 0Z" />
      <Line d="M80 90h.1m70 60h.1m90-100h.1m270 20h.1M60 210h.1m440 0h.1" stroke="#fff3d9" width={6} />
    </>
  );
}

function SignedSheet() {
  return (
    <>
      <Ground fill="#ddebe3" />
      <WindowLight x={372} y={66} />
      <Ground fill="#c4dacd" d="M0 350h560v70H0z" />
      <g transform="rotate(-5 250 210)">
        <path fill="#fff" d="M142 54h204q16 0 16 16v284q0 16-16 16H142q-16 0-16-16V70q0-16 16-16Z" />
        <Line d="M160 94h92" stroke="#6b2d5c" width={11} />
        <Line
          d="M196 144h130M196 164h90M196 206h130M196 226h110M196 268h130M196 288h76"
          stroke="#e9e3f4"
          width={8}
        />
        <g fill="#f4a672">
          <circle cx="168" cy="154" r="12" />
          <circle cx="168" cy="216" r="12" />
          <circle cx="168" cy="278" r="12" />
        </g>
        <Line d="M164 336q16-26 24-6t18-8 18 6 22-6" stroke="#2a1e33" width={4} />
      </g>
      <Arm d="M590 330Q470 344 392 322" colour="#6b2d5c" hand={[366, 318]} skin={READERS.clara.skin} />
      <path d="m264 326 94-44 8 14-92 38-16 4z" fill="#2a1e33" />
      <Line d="m372 306-30-6m28 18-34-4" stroke={READERS.clara.skin} width={13} />
      <Plant x={74} y={366} />
    </>
  );
}

function Stall() {
  return (
    <>
      <Ground fill="#f8e3e6" />
      <Lantern x={150} y={196} />
      <Lantern x={412} y={206} fill="#b4586a" />
      <Line d="M96 130v270m368-270v270" stroke="#5b4e63" width={10} />
      <Moved x={280} y={250} scale={0.9}>
        <Bust who={READERS.yvonne} coat="#3c6255" sleeve="#52796c" tilt={4} reach={-30} />
      </Moved>
      <g transform="translate(0 -36)">
        <path fill="#fff" d="M70 60h420l24 76H46z" />
        <path fill="#f4a672" d="M70 60h84l-14 76H46zm168 0h84l10 76H228zm168 0h84l24 76H418z" />
        <path fill="#f4a672" d="M46 136a47 34 0 0 0 94 0zm182 0a52 34 0 0 0 104 0zm190 0a48 34 0 0 0 96 0z" />
        <path fill="#fff" d="M140 136a44 34 0 0 0 88 0zm192 0a43 34 0 0 0 86 0z" />
      </g>
      <path fill="#6b2d5c" d="M60 328h440v92H60z" />
      <path fill="#844276" d="M60 328h440v22H60z" />
      <path fill="#fff" d="M104 276h84v52h-84z" />
      <path d="m104 280 42 28 42-28" fill="none" stroke="#b4586a" strokeWidth="5" />
      <Cup x={398} y={322} fill="#3c6255" />
      <Cup x={446} y={322} />
    </>
  );
}

function HelpingHand() {
  return (
    <>
      <Ground fill="#e9e3f4" />
      <Sun x={424} y={148} r={88} />
      <Ground fill="#f8e3e6" d="M0 330c120-40 260-30 560-60v150H0z" />
      <path fill="#6b2d5c" d="M0 398h172v-48h130v-52h126v-50h132v172H0z" />
      <path fill="#844276" d="M172 350h130v12H172zM302 298h126v12H302zM428 248h132v12H428zM0 398h172v10H0z" />
      <Moved x={214} y={262} scale={0.8}>
        <Walker who={READERS.kim} coat="#f4a672" sleeve="#e08c54" stride={0.12} tilt={-8} />
      </Moved>
      <Moved x={366} y={210} scale={0.8} flip>
        <Walker who={READERS.moussa} coat="#3c6255" sleeve="#52796c" stride={0.1} tilt={12} />
      </Moved>
      <Line d="M236 172q26 8 44-12" stroke="#e08c54" width={18} />
      <Line d="M344 122q-22 30-46 34" stroke="#52796c" width={18} />
      <circle cx="288" cy="158" r="11" fill={READERS.kim.skin} />
      <Line d="M76 96q14-16 26 0 12-16 26 0M160 60q11-13 22 0 11-13 22 0" stroke="#8a7c90" width={4} />
    </>
  );
}

function Welcome() {
  return (
    <>
      <Ground fill="#f8e3e6" />
      <Sun x={280} y={166} r={104} />
      <Ground fill="#e9e3f4" d="M0 280c90-46 190-38 280-10s190 30 280-16v166H0z" />
      <Ground fill="#ddebe3" d="M0 354c120-34 240-28 320-12s160 18 240-8v86H0z" />
      <Moved x={196} y={214}>
        <Bust
          who={{ ...READERS.clara, laughing: true }}
          coat="#6b2d5c"
          sleeve="#844276"
          tilt={6}
          reach={-14}
        />
      </Moved>
      <Moved x={366} y={212} flip>
        <Bust who={READERS.daniel} coat="#3c6255" sleeve="#52796c" tilt={9} reach={-14} />
      </Moved>
    </>
  );
}

/** The scenes of the pages that say who we are and what we offer; `accueil` is what a shared link shows by default. */
export const PAGE_SCENES: Record<string, () => ReactNode> = {
  accueil: Welcome,
  equipe: Team,
  valeurs: Cairn,
  charte: SignedSheet,
  services: Stall,
  coachs: HelpingHand,
};
