import { useState } from 'react';
import { initialOf } from '#lib/french-words.ts';
import { tintOf } from './avatar.tsx';
import { classNames } from './class-names.ts';

interface PortraitProps {
  firstName: string;
  src: string | null;
  /** The same picture in several widths, with its display width, for the browser to choose from. */
  sources?: { srcSet: string; sizes: string };
  /** The person’s first phrase, displayed with the initial while there is no picture. */
  phrase?: string | undefined;
  /** For example « Photo d’Adrien »; empty beside the name. */
  alt: string;
  /** Above the fold: loads with priority. */
  eager?: boolean;
  /** URL of a smaller picture, displayed until this one has loaded. */
  standIn?: string | undefined;
  className?: string;
}

/**
 * An upright 4:5 picture of a person, or their initial and first phrase on a tint (D56): `data-faceless`, which grows
 * with the phrase and must not be covered by a caption.
 */
export function Portrait({
  firstName,
  src,
  sources,
  phrase,
  alt,
  eager = false,
  standIn,
  className,
}: PortraitProps) {
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
      data-faceless=""
      className={classNames(
        shape,
        '@container grid content-center justify-items-center gap-3 p-[min(8%,2rem)] text-center select-none',
        tintOf(firstName),
      )}
    >
      <span className="font-title text-[min(34cqw,8rem)] leading-none font-semibold">
        {initialOf(firstName)}
      </span>
      {phrase ? (
        <span className="line-clamp-4 font-title text-[clamp(0.875rem,6.5cqw,1.75rem)] leading-tight wrap-anywhere">
          {phrase}
        </span>
      ) : null}
    </div>
  );
}
