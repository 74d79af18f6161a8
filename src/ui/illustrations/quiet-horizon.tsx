import { Scene, type SceneProps } from './scene.tsx';

export function QuietHorizonScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#b3a6cf" d="M0 0h560v460H0z" />
      <g fill="#fff3d9">
        <circle cx="240" cy="130" r="83" opacity=".16" />
        <path d="M256 78a52 52 0 1 0 36 73 42 42 0 1 1-36-73" />
      </g>
      <path fill="#c9bfe0" d="M0 262h560v198H0z" />
      <g fill="none" stroke="#fff3d9" strokeWidth="8" opacity=".75">
        <path d="M196 284h108M214 306h72M232 328h36" />
      </g>
      <path fill="#ddebe3" d="M0 388c150-52 300-44 400-26 70 12 120 10 160-2v100H0z" />
      <path d="M452 410V226" stroke="#5b4e63" strokeWidth="12" />
      <path
        fill="#3c6255"
        d="M452 96c-62 0-92 52-80 104 10 42 44 58 80 58s74-14 84-58c10-50-22-104-84-104Z"
      />
      <path d="m452 250 34-40m-34 16-26-34" stroke="#5b4e63" strokeWidth="7" />
      <g stroke="#6b2d5c">
        <path d="M136 402v36m192-36v36M146 330v66m172-66v66" strokeWidth="9" />
        <path d="M122 396h220M130 364h204M130 338h204" strokeWidth="15" />
      </g>
      <path d="M66 160q14-16 26 0 12-16 26 0" fill="none" stroke="#5b4e63" strokeWidth="4" />
    </Scene>
  );
}
