import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';

/** Thumbnails of a message; a click opens the large picture. @param by the sender */
export function MessagePictures({ pictures, by }: { pictures: readonly string[]; by: string }) {
  const [open, setOpen] = useState<string>();
  const alt = `Image jointe par ${by}`;
  if (pictures.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {pictures.map((id) => (
        <button key={id} type="button" aria-haspopup="dialog" onClick={() => setOpen(id)}>
          <img
            src={`/media/support/${id}/small`}
            alt={alt}
            loading="lazy"
            className="h-32 min-w-20 max-w-full rounded-[14px] border border-filet bg-lin object-cover"
          />
        </button>
      ))}
      {open ? (
        <Dialog title={alt} size="large" onClose={() => setOpen(undefined)}>
          <img
            src={`/media/support/${open}/large`}
            alt={alt}
            className="max-h-[75dvh] max-w-full justify-self-center rounded-[14px]"
          />
        </Dialog>
      ) : null}
    </div>
  );
}
