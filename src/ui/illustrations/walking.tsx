import { Head } from './head.tsx';
import { Scene, type SceneProps, Sun } from './scene.tsx';

export function WalkingScene({ young = false, ...props }: SceneProps & { young?: boolean }) {
  return (
    <Scene {...props}>
      <path fill="#fdebdc" d="M0 0h560v460H0z" />
      <Sun x={420} y={150} r={74} />
      <path fill="#ddebe3" d="M0 268c120-60 230-40 320-4s170 20 240-20v216H0z" />
      <g fill="#3c6255">
        <path d="M84 196c-34 0-48 34-38 62s26 36 38 36 32-10 40-36-6-62-40-62Z" opacity=".75" />
        <path d="M514 214c-22 0-32 24-26 44s17 25 26 25 21-7 26-25-4-44-26-44Z" opacity=".5" />
      </g>
      <path d="M84 240v84m430-64v50" stroke="#2a1e33" strokeWidth="6" opacity=".55" />
      <path fill="#f3ece8" d="M96 460c60-60 220-92 330-98 60-4 100-10 134-20v118z" />
      <g fill="none" strokeWidth="24">
        <path d="m224 336-10 44-20 30M238 336l20 40 4 38" stroke="#2a1e33" />
        <path d="m334 336-8 40-24 34M350 336l20 40 6 36" stroke="#4a3d55" />
      </g>
      <Head x={234} y={146} tilt={4} scale={0.95} skin="#f0c8a8" hair="#b8552c" style="bob" laughing />
      <Head
        x={338}
        y={138}
        tilt={8}
        scale={0.95}
        facing="left"
        skin="#c98f68"
        hair={young ? '#3a2430' : '#8f8791'}
        style={young ? 'curly' : 'short'}
      />
      <path fill="#6b2d5c" d="M186 348c2-70 6-142 32-162q12 4 24 0c32 18 40 92 40 162q-48 14-96 0Z" />
      <path fill="#8d7bb0" d="M292 344c0-70 6-146 34-168q14 6 28 0c32 20 38 98 36 168q-48 14-98 0Z" />
      <g fill="none" strokeWidth="25">
        <path d="M258 224q22 40 28 62M196 220q-20 46-14 80" stroke="#844276" />
        <path d="M318 222q-10 36-24 56M376 214q24 40 22 76" stroke="#a797c6" />
      </g>
      <circle cx="288" cy="300" r="12" fill="#f0c8a8" />
    </Scene>
  );
}
