import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { OwnPhoto } from '../contract.ts';
import { PHOTO_PLACE } from './photo-place.ts';

interface PhotoTileProps extends Omit<ComponentProps<'button'>, 'onDrag'> {
  photo: OwnPhoto;
  place: number;
  count: number;
  drag: { id: string; right: number; down: number; over: string | null } | null;
  /** Hidden by moderation. */
  hidden: boolean;
  onOpen: () => void;
}

export function PhotoTile({ photo, place, count, drag, hidden, onOpen, ...handlers }: PhotoTileProps) {
  const carried = drag?.id === photo.id;
  const awaited = !carried && drag?.over === photo.id;
  return (
    <li data-carried-onto={photo.id} className={PHOTO_PLACE}>
      <button
        {...handlers}
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        style={carried ? { transform: `translate(${drag.right}px, ${drag.down}px) scale(1.04)` } : undefined}
        className={classNames(
          'absolute inset-0 overflow-hidden rounded-field bg-lin select-none [-webkit-touch-callout:none]',
          'outline-offset-3 transition-shadow hover:ring-3 hover:ring-prune/40',
          carried && 'pointer-events-none z-10 shadow-xl ring-3 ring-prune',
          awaited && 'ring-4 ring-prune',
        )}
      >
        <img src={photo.url} alt="" draggable={false} decoding="async" className="size-full object-cover" />
        <span className="sr-only">
          {nameOf(place, count, photo.caption)}
          {hidden ? ', masquée par l’équipe' : ''}
        </span>
        {hidden ? (
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center bg-papier/75 p-2 text-sm font-semibold text-encre"
          >
            Masquée
          </span>
        ) : place === 0 ? (
          <span
            aria-hidden="true"
            className="absolute bottom-2 left-2 rounded-full bg-carte px-3 py-0.5 text-sm font-semibold text-prune"
          >
            Photo principale
          </span>
        ) : null}
      </button>
    </li>
  );
}

function nameOf(place: number, count: number, caption: string): string {
  const which = place === 0 ? 'Photo principale' : `Photo ${place + 1} sur ${count}`;
  return caption ? `${which}\u202f: ${caption}` : which;
}
