import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { PageMain } from '#ui/page/page-main.tsx';

/** Layout of the log-in screens; must reveal nothing of the desk. */
export function DeskEntrance({ children }: { children: ReactNode }) {
  return (
    <PageMain className="grid min-h-dvh content-center justify-items-center gap-8 bg-lin px-4 py-10 print:bg-carte">
      <p className="text-lg">
        <Logo />
      </p>
      <Card className="grid w-full max-w-md gap-6 px-5 py-6 sm:p-8">{children}</Card>
    </PageMain>
  );
}

/** Heading of a step; receives the focus when the step opens. */
export function EntranceTitle({ title, intro }: { title: string; intro?: string }) {
  return (
    <div className="grid gap-2">
      <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
        {title}
      </h1>
      {intro ? <p className="text-encre-2">{intro}</p> : null}
    </div>
  );
}
