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
