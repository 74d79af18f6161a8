import type { ReactNode } from 'react';

export function Entrance({ scene, children }: { scene: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-14 py-8 sm:py-12 lg:grid-cols-2 lg:gap-20">
      <div className="mx-auto grid w-full max-w-lg gap-7">{children}</div>
      <div className="hidden overflow-hidden rounded-[32px] lg:block">{scene}</div>
    </div>
  );
}
