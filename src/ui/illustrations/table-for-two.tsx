import { Head } from './head.tsx';
import { Arm, Scene, type SceneProps } from './scene.tsx';

export function TableForTwoScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#ddebe3" d="M0 0h560v460H0z" />
      <path fill="#6d6394" d="M150 330V168a130 130 0 0 1 260 0v162Z" />
      <path fill="#fff3d9" d="M281 102a38 38 0 1 0 27 53 30 30 0 1 1-27-53" />
      <Head x={160} y={194} tilt={10} skin="#efc4a4" hair="#b9b1ba" style="bob" />
      <Head
        x={402}
        y={194}
        tilt={9}
        facing="left"
        skin="#d9a27c"
        hair="#8f8791"
        style="receding"
        beard
        glasses
      />
      <path fill="#7c5fa3" d="M58 460c-4-102 4-182 54-204q14-6 26-8 14 12 32 2c48 14 64 110 62 210z" />
      <path fill="#2f4a63" d="M326 460c0-100 12-184 52-208q18 8 32-6c66 12 92 106 92 214z" />
      <ellipse cx="280" cy="436" rx="196" ry="52" fill="#fff" />
      <path fill="#6b2d5c" d="M266 346a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z" />
      <path fill="#8fb0a2" d="M266 386h12v-44h4v44h12l-4 30h-20z" />
      <Arm d="M140 322c4 54 20 78 48 76" colour="#937ab5" hand={[205, 398]} skin="#efc4a4" />
      <Arm d="M428 320c0 54-22 80-54 80" colour="#46637d" hand={[352, 400]} skin="#d9a27c" />
      <path
        fill="#f4a672"
        d="M208 388h36c0 22-6 30-18 30s-18-8-18-30ZM316 388h36c0 22-6 30-18 30s-18-8-18-30Z"
      />
    </Scene>
  );
}
