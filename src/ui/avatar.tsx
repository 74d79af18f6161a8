import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { classNames } from './class-names.ts';

const sizes = {
  small: { className: 'size-10', pixels: 40 },
  medium: { className: 'size-16', pixels: 64 },
  large: { className: 'size-24', pixels: 96 },
  huge: { className: 'size-40', pixels: 160 },
};

const tones = [
  { ground: 'bg-lavande', figure: 'text-prune' },
  { ground: 'bg-sauge-100', figure: 'text-sauge' },
  { ground: 'bg-rosee', figure: 'text-prune' },
  { ground: 'bg-abricot-100', figure: 'text-encre-2' },
] as const;

/** Deterministic, so that a person keeps their colour. */
function toneOf(firstName: string) {
  const sum = [...firstName].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tones[sum % tones.length] ?? tones[0];
}

interface AvatarProps {
  firstName: string;
  photoUrl?: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** A portrait, or a soft silhouette when it is missing or fails to load. */
export function Avatar({ firstName, photoUrl, size = 'medium', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const tone = toneOf(firstName);
  const { pixels, className: sizeClass } = sizes[size];
  const shape = classNames('shrink-0 rounded-full object-cover', sizeClass, tone.ground, className);
  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        // biome-ignore lint/a11y/noRedundantAlt: the sentence that accessibility item A26 asks for.
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
    <svg viewBox="0 0 96 96" aria-hidden="true" className={classNames(shape, tone.figure)}>
      <circle cx="48" cy="39" r="16" fill="currentColor" opacity=".85" />
      <path d="M15 96c0-23 14-36 33-36s33 13 33 36z" fill="currentColor" opacity=".85" />
    </svg>
  );
}
