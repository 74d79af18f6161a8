import { LOGO_SHAPES } from './logo-shapes.ts';

/** The name with a rising glow. Inside a link, name the link's target. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-prune">
      <svg viewBox="0 0 40 32" className="h-[1.15em] w-auto" aria-hidden="true">
        <path d={LOGO_SHAPES.halo} fill="#f4a672" opacity=".32" />
        <path d={LOGO_SHAPES.sun} fill="#f4a672" />
        <path
          d={LOGO_SHAPES.horizon}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d={LOGO_SHAPES.rays} stroke="#f4a672" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="font-title text-[1.5em] leading-none font-semibold tracking-[-0.02em]">Lueur</span>
    </span>
  );
}
