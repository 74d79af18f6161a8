import { Play } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { VideoDialog } from '#ui/video-dialog.tsx';
import type { Workshop } from '../../texts/workshop.ts';
import { clipOf } from './clips.ts';

interface PreviewButtonProps {
  workshop: Workshop;
  /** A small picture on phones: shows only the icon, with the words for screen readers. */
  compact?: boolean;
  className?: string;
}

/** The right 56 % of the clip’s picture, since its title is on the left; opens the clip in a dialog. */
export function PreviewButton({ workshop, compact = false, className }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const clip = clipOf(workshop.previewVideo);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames('group relative block aspect-[8/7] w-full overflow-hidden bg-lin', className)}
      >
        <img
          src={clip.poster}
          alt=""
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
          className="drawing absolute inset-y-0 right-0 h-full w-[178%] max-w-none origin-right object-cover object-right transition-transform duration-250 group-hover:scale-[1.03]"
        />
        <span
          className={classNames(
            'absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-carte px-4 text-sm font-semibold text-prune',
            compact && 'max-sm:bottom-2 max-sm:left-2 max-sm:px-3.5',
          )}
        >
          <Play aria-hidden="true" className="size-4" />
          <span className={classNames(compact && 'max-sm:sr-only')}>Voir l’aperçu</span>
          <span className="sr-only">{` (${workshop.title})`}</span>
        </span>
      </button>
      <VideoDialog clip={clip} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
