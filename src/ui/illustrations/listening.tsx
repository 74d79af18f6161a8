import { Head } from './head.tsx';
import { Arm, Scene, type SceneProps } from './scene.tsx';

export function ListeningScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#e9e3f4" d="M0 0h560v460H0z" />
      <path d="M284 0v52" stroke="#5b4e63" strokeWidth="4" />
      <path fill="#fff3d9" opacity=".7" d="M238 92h92l84 280H154z" />
      <path fill="#b4586a" d="M232 92q4-50 52-54 48 4 52 54z" />
      <path fill="#f8e3e6" d="M0 366c150-22 380-26 560 0v94H0z" />
      <rect x="42" y="236" width="176" height="250" rx="74" fill="#f4a672" opacity=".55" />
      <rect x="344" y="236" width="176" height="250" rx="74" fill="#8fb0a2" />
      <Head x={172} y={192} tilt={-3} skin="#8a5138" hair="#241a22" style="curly" />
      <Head x={392} y={194} tilt={13} facing="left" skin="#efc7a8" hair="#a49ca6" style="bun" glasses />
      <path fill="#b4586a" d="M82 460c-4-96 4-182 52-206q10-6 22-9 14 12 30 0c46 14 58 112 58 215z" />
      <path fill="#3c6255" d="M330 460c-4-98 4-180 42-206q18 8 30-6c60 14 82 104 78 212z" />
      <Arm d="M166 310c8 58 30 70 70 34" colour="#c9727f" hand={[252, 328]} skin="#8a5138" />
      <path d="m296 372 72-14 8 58-72 12z" fill="#fff" stroke="#6b2d5c" strokeWidth="5" />
      <path d="m312 388 40-8m-38 22 26-5" stroke="#8a7c90" strokeWidth="4" />
      <Arm d="M424 312c4 58-10 86-50 86" colour="#52796c" hand={[354, 396]} skin="#efc7a8" />
    </Scene>
  );
}
