import { ImagePlus } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { PHOTO_IDEAS } from '../texts.ts';
import { PHOTO_PLACE } from './photo-place.ts';

/** @param place from 0; the first ones suggest a photo */
export function AddTile({ place, onClick }: { place: number; onClick: () => void }) {
  const idea = PHOTO_IDEAS[place];
  return (
    <li className={PHOTO_PLACE}>
      <button
        type="button"
        onClick={onClick}
        className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 rounded-field border-2 border-dashed border-prune bg-carte px-1 text-center leading-tight text-prune transition-colors hover:bg-rosee"
      >
        <ImagePlus aria-hidden="true" className={place === 0 ? 'size-8' : 'size-6'} />
        <span className={classNames('font-semibold', place > 0 && 'sr-only')}>Ajouter une photo</span>{' '}
        {idea ? (
          <span className="text-sm text-balance">
            {idea.name}
            {place === 0 ? `, ${idea.hint}` : null}
          </span>
        ) : null}
      </button>
    </li>
  );
}

export function EmptyTile({ place }: { place: number }) {
  return (
    <li
      aria-hidden="true"
      className={`${PHOTO_PLACE} grid place-items-center rounded-field bg-carte/60 px-1 text-center text-sm leading-tight text-balance text-encre-2`}
    >
      {PHOTO_IDEAS[place]?.name}
    </li>
  );
}
