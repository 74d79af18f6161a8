import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface IntroScreenProps {
  eyebrow: string;
  title: string;
  intro: ReactNode;
  scene: ReactNode;
  children: ReactNode;
}

export function IntroScreen({ eyebrow, title, intro, scene, children }: IntroScreenProps) {
  return (
    <div className="page-width grid items-center gap-8 py-6 md:grid-cols-2 md:gap-14 lg:gap-20 lg:py-12">
      <div className="flex max-h-60 flex-col justify-center overflow-hidden rounded-card *:shrink-0 sm:max-h-80 md:order-2 md:max-h-none">
        {scene}
      </div>
      <div className="grid justify-items-start gap-6">
        <div className="grid gap-3">
          <p className="font-semibold text-sauge">{eyebrow}</p>
          <PageTitle intro={intro}>{title}</PageTitle>
        </div>
        {children}
      </div>
    </div>
  );
}
