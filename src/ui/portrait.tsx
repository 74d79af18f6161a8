import { useState } from 'react';
import { classNames } from './class-names.ts';

/** Evening colours: white text is readable on all of them, and a person keeps theirs. */
const lights = [
  'from-abricot via-[#b0574f] to-prune',
  'from-[#e9a98f] via-[#8d4468] to-[#4a2350]',
  'from-[#a9bfa8] via-[#5f7f73] to-[#2f4a45]',
  'from-[#c5b4e0] via-[#84628f] to-[#4d2b57]',
] as const;

function lightOf(firstName: string): string {
  const sum = [...firstName].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return lights[sum % lights.length] ?? lights[0];
}

interface PortraitProps {
  firstName: string;
  src: string | null;
  /** The same picture in several widths, and its display width, for the browser to choose. */
  sources?: { srcSet: string; sizes: string };
  /** Such as « Photo d’Adrien »; empty beside the name. */
  alt: string;
  /** Visible at once: loaded with priority. */
  eager?: boolean;
  /** Address of a smaller picture, shown until this one is there. */
  standIn?: string | undefined;
  className?: string;
}

/** An upright 4:5 picture of a person, or an initial on an evening colour. */
export function Portrait({ firstName, src, sources, alt, eager = false, standIn, className }: PortraitProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const shape = classNames('aspect-[4/5] w-full', className);
  if (src && src !== brokenSrc) {
    return (
      <img
        {...sources}
        src={src}
        alt={alt}
        width={1080}
        height={1350}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        style={standIn ? { backgroundImage: `url("${standIn}")` } : undefined}
        className={classNames(shape, 'bg-lin bg-cover bg-center object-cover select-none')}
        onError={() => setBrokenSrc(src)}
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className={classNames(
        shape,
        'by-day @container grid place-items-center overflow-hidden pb-[24%] bg-linear-to-br select-none forced-color-adjust-none',
        lightOf(firstName),
      )}
    >
      <span className="font-title text-[46cqw] leading-none font-light text-white/85">
        {[...firstName][0]?.toLocaleUpperCase('fr')}
      </span>
    </div>
  );
}
