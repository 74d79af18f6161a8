import { Head } from './head.tsx';
import { Arm, Scene, type SceneProps, Sun } from './scene.tsx';

export function MeetingScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#f8e3e6" d="M0 0h560v460H0z" />
      <Sun x={280} y={196} r={112} />
      <path fill="#e9e3f4" d="M0 308c90-50 190-42 280-12s190 34 280-18v182H0z" />
      <path fill="#ddebe3" d="M0 388c120-36 240-30 320-12s160 20 240-8v92H0z" />
      <Head x={196} y={192} tilt={8} skin="#e9b796" hair="#3a2430" style="long" laughing />
      <Head x={370} y={186} tilt={11} facing="left" skin="#a9694b" hair="#241a22" style="short" beard />
      <path fill="#6b2d5c" d="M96 460c-2-92 4-172 56-202 14-8 26-12 38-14q8 12 27 4c38 18 50 104 47 212z" />
      <path fill="#3c6255" d="M304 460c-4-98 2-178 42-210q24 8 33-8c18 2 32 8 46 18 44 30 52 108 48 200z" />
      <path fill="#f8e3e6" d="M176 246q28 20 56-2l8 20q-8 12-22 15l6 62-24-4-2-56q-22 2-32-14Z" />
      <path d="m350 252 12 16 18-24" fill="none" stroke="#fff" strokeWidth="7" />
      <Arm d="M196 306c0 54 18 78 56 74" colour="#844276" hand={[276, 379]} skin="#e9b796" />
      <Arm d="M388 306c0 52-24 78-64 76" colour="#52796c" hand={[297, 384]} skin="#a9694b" />
    </Scene>
  );
}
