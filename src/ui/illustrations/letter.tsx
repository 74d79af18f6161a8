import { Scene, type SceneProps, Sun } from './scene.tsx';

export function LetterScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path fill="#e9e3f4" d="M0 0h560v460H0z" />
      <Sun x={280} y={196} r={104} />
      <path fill="#f8e3e6" d="M0 330c110-50 210-36 300-10s180 20 260-24v164H0z" />
      <path fill="#ddebe3" d="M0 404c140-40 260-22 340-8s150 12 220-8v72H0z" />
      <g transform="rotate(-4 280 280)">
        <path fill="#562149" d="M146 236l60-44h148l60 44z" />
        <rect x="178" y="152" width="204" height="190" rx="14" fill="#fff" />
        <path d="M208 192h92m-92 26h144" stroke="#e9e3f4" strokeWidth="11" />
        <path fill="#b4586a" d="M342 200c-20-8-16-28 0-18 16-10 20 10 0 18Z" />
        <path fill="#6b2d5c" d="M146 236v150q0 18 18 18h232q18 0 18-18V236l-134 92z" />
        <path fill="#844276" d="m152 398 112-92q16-12 32 0l112 92q-5 6-12 6H164q-7 0-12-6Z" />
      </g>
      <path
        d="M60 172q14-16 26 0 12-16 26 0M452 120q10-12 20 0 10-12 20 0"
        fill="none"
        stroke="#6b2d5c"
        strokeWidth="4"
      />
    </Scene>
  );
}
