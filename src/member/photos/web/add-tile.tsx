import { ImagePlus } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { PHOTO_PLACE } from './photo-place.ts';

/** @param first whether there is no photo yet */
export function AddTile({ first, onClick }: { first: boolean; onClick: () => void }) {
  return (
    <li className={PHOTO_PLACE}>
      <button
        type="button"
        onClick={onClick}
        className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 rounded-field border-2 border-dashed border-prune bg-white px-1 text-center leading-tight font-semibold text-prune transition-colors hover:bg-rosee"
      >
        <ImagePlus aria-hidden="true" className={first ? 'size-8' : 'size-6'} />
        <span className={classNames(!first && 'sr-only')}>Ajouter une photo</span>
      </button>
    </li>
  );
}

export function EmptyTile() {
  return <li aria-hidden="true" className={`${PHOTO_PLACE} rounded-field bg-white/60`} />;
}
