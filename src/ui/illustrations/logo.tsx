import { classNames } from '../class-names.ts';

/** The name with a rising glow. Inside a link, name the link's target. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-prune', className)}>
      <svg viewBox="0 0 40 32" className="h-[1.15em] w-auto" aria-hidden="true">
        <path d="M4 25a16 16 0 0 1 32 0Z" fill="#f4a672" opacity=".32" />
        <path d="M10 25a10 10 0 0 1 20 0Z" fill="#f4a672" />
        <path
          d="M2 25q9-5 18 0t18 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M20 3v3M6.5 8.5l2 2M33.5 8.5l-2 2"
          stroke="#f4a672"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-title text-[1.5em] leading-none font-semibold tracking-[-0.02em]">Lueur</span>
    </span>
  );
}
