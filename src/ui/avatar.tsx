import { useState } from 'react';
import { initialOf, ofName } from '#lib/french-words.ts';
import { classNames } from './class-names.ts';

/** In pixels, so that larger text keeps the width beside it. */
const sizes = {
  small: { className: 'size-[40px]', pixels: 40 },
  medium: { className: 'size-[64px]', pixels: 64 },
  large: { className: 'size-[96px]', pixels: 96 },
  huge: { className: 'size-[160px]', pixels: 160 },
};

interface AvatarProps {
  firstName: string;
  photoUrl?: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** A portrait, or the initial on a tint when it is missing or fails to load (D56). */
export function Avatar({ firstName, photoUrl, size = 'medium', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { pixels, className: sizeClass } = sizes[size];
  const shape = classNames('shrink-0 rounded-full object-cover', sizeClass, tintOf(firstName), className);
  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        // biome-ignore lint/a11y/noRedundantAlt: the wording required by accessibility item A26.
        alt={`Photo ${ofName(firstName)}`}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={shape}
        onError={() => setBrokenUrl(photoUrl)}
      />
    );
  }
  return (
    <span aria-hidden="true" className={classNames(shape, '@container grid place-items-center select-none')}>
      <span className="font-title text-[46cqw] leading-none font-semibold">{initialOf(firstName)}</span>
    </span>
  );
}

/** Background and text of the tints, with enough contrast in both schemes. */
const tints = [
  'bg-lavande text-prune',
  'bg-sauge-100 text-sauge',
  'bg-rosee text-prune',
  'bg-abricot-100 text-encre-2',
] as const;

/** Deterministic, so that a person keeps their tint. */
export function tintOf(firstName: string): string {
  const sum = [...firstName].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? tints[0];
}
