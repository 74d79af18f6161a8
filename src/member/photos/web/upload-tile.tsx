import { CloudOff } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { PHOTO_PLACE } from './photo-place.ts';
import type { Upload } from './use-uploads.ts';

export function UploadTile({ upload }: { upload: Upload }) {
  const percent = Math.round(upload.sent * 100);
  return (
    <li className={classNames(PHOTO_PLACE, 'overflow-hidden rounded-field bg-lin')}>
      <img
        src={upload.previewUrl}
        alt=""
        className={classNames('size-full object-cover', upload.error ? 'opacity-40 grayscale' : 'opacity-70')}
      />
      {upload.error ? (
        <CloudOff aria-hidden="true" className="absolute inset-0 m-auto size-8 text-danger" />
      ) : (
        <span
          role="progressbar"
          aria-label="Envoi de la photo"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-2 bottom-2 h-2.5 overflow-hidden rounded-full border border-prune bg-carte"
        >
          <span className="block h-full bg-prune transition-[width]" style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
