import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { PHOTO_IDEAS } from '../texts.ts';
import type { CroppedPhoto } from './photo-file.ts';

interface GuidedPhotoProps {
  idea: (typeof PHOTO_IDEAS)[number];
  photo: CroppedPhoto | null;
  onChoose: () => void;
  onRemove: () => void;
}

export function GuidedPhoto({ idea, photo, onChoose, onRemove }: GuidedPhotoProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const url = useObjectUrl(photo?.photo ?? null);
  return (
    <li className="relative grid content-start gap-2">
      <button
        ref={choose}
        type="button"
        onClick={onChoose}
        className={classNames(
          'grid aspect-4/5 place-items-center overflow-hidden rounded-field text-prune transition-colors hover:bg-rosee',
          url ? 'bg-lavande' : 'border-2 border-dashed border-prune bg-carte',
        )}
      >
        <span className="sr-only">
          {`${photo ? 'Changer la photo' : 'Ajouter une photo'}\u202f: ${idea.name}, ${idea.hint}`}
        </span>
        {url ? (
          <img src={url} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-7" />
        )}
      </button>
      {photo ? (
        <button
          type="button"
          aria-label={`Retirer la photo\u202f: ${idea.name}`}
          onClick={() => {
            onRemove();
            choose.current?.focus();
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-bl-field bg-carte/90 text-prune hover:bg-rosee"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      ) : null}
      <p aria-hidden="true" className="text-sm leading-snug">
        <strong className="block font-semibold text-balance">{idea.name}</strong>
        <span className="text-encre-2">{idea.hint}</span>
      </p>
    </li>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [file]);
  return url;
}
