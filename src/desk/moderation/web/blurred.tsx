import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** Whether the open case is grave: its evidence is then blurred. */
export const GraveCase = createContext(false);

/** One item of evidence, blurred in a grave case until pressed, then visible until the case is left. */
export function Blurred({ what, children }: { what: string; children: ReactNode }) {
  const isGrave = use(GraveCase);
  const [shown, show] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!isGrave) return children;
  return (
    <div className={classNames('relative size-full', !shown && 'min-h-16 overflow-hidden rounded-[20px]')}>
      <div
        ref={box}
        tabIndex={-1}
        inert={!shown}
        className={classNames('size-full outline-none', !shown && 'blur-lg')}
      >
        {children}
      </div>
      {shown ? null : (
        <Button
          size="small"
          variant="secondary"
          className="absolute inset-0 m-auto h-fit w-fit bg-carte!"
          onClick={() => show(true)}
        >
          Voir <span className="sr-only">{what}</span>
        </Button>
      )}
    </div>
  );
}

export function showNext(): void {
  document.querySelector<HTMLElement>('[data-evidence] [inert] + button')?.click();
}

export function QuotedText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
      <Blurred what={title}>
        <p className="rounded-[20px] border border-filet bg-carte p-4 wrap-anywhere whitespace-pre-line">
          {children}
        </p>
      </Blurred>
    </section>
  );
}

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
