import { Scene, type SceneProps, Sun } from './scene.tsx';

export function QuietHorizonScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#f8e3e6" d="M0 0h560v460H0z" />
      <Sun x={250} y={252} r={86} />
      <path fill="#e9e3f4" d="M0 262h560v198H0z" />
      <g fill="none" stroke="#f4a672" strokeWidth="8" opacity=".75">
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
      <path
        d="M96 120q14-16 26 0 12-16 26 0M168 82q10-12 20 0 10-12 20 0"
        fill="none"
        stroke="#8a7c90"
        strokeWidth="4"
      />
    </Scene>
  );
}
