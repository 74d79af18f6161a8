import { useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Clamped to three lines. */
export function FoldingBio({ bio }: { bio: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p id={id} className={classNames('max-w-2xl', !open && 'line-clamp-3')}>
        {bio}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mb-2 inline-flex min-h-11 items-center rounded-full font-semibold text-prune underline underline-offset-4 hover:text-prune-hover hover:decoration-2"
      >
        {open ? 'Réduire' : 'Lire la suite'}
      </button>
    </>
  );
}
