import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';

interface CasePhotoProps {
  caseId: string;
  photoId: string;
  alt: string;
  hidden?: boolean;
  className?: string;
}

/** Served only to colleagues who have opened the case. */
export function CasePhoto({ caseId, photoId, alt, hidden = false, className }: CasePhotoProps) {
  const [missing, setMissing] = useState(false);
  const address = `/api/desk/moderation/photos/${encodeURIComponent(photoId)}?case=${encodeURIComponent(caseId)}`;
  return (
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
      {hidden ? (
        <span className="absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-full bg-carte px-2 py-0.5 text-xs font-semibold">
          <EyeOff aria-hidden="true" className="size-4" />
          Masquée
        </span>
      ) : null}
    </span>
  );
}
