import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Blurred } from './blurred.tsx';

interface CasePhotoProps {
  caseId: string;
  photoId: string;
  alt: string;
  className?: string;
  caption?: string;
}

/** Served only to colleagues who have opened the case. */
export function CasePhoto({ caseId, photoId, alt, className, caption }: CasePhotoProps) {
  const [missing, setMissing] = useState(false);
  const address = `/api/desk/moderation/photos/${encodeURIComponent(photoId)}?case=${encodeURIComponent(caseId)}`;
  return (
    <Blurred what={alt}>
      <span className={classNames('relative block overflow-hidden rounded-[20px] bg-lin', className)}>
        {missing ? (
          <span className="absolute inset-0 grid place-items-center p-3 text-center text-xs text-encre-2">
            Cette photo n’est plus là.
          </span>
        ) : (
          <img
            src={address}
            alt={alt}
            className="size-full object-cover"
            onError={() => setMissing(true)}
            loading="lazy"
          />
        )}
      </span>
      {caption ? <span className="text-sm wrap-anywhere text-encre-2">{caption}</span> : null}
    </Blurred>
  );
}
