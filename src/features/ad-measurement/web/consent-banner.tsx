import { useEffect, useId, useRef } from 'react';
import { MAIN_ID } from '#ui/page/page-main.tsx';
import type { CookieChoice } from '../rules.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { choose } from './choose.ts';
import { PrivacyLink } from './privacy-link.tsx';

const DOCK_HEIGHT = '--dock-height';

/** Asks once, at the foot of the window. The page stays as usable as without it: nothing is veiled, no focus is taken. */
export function ConsentBanner() {
  const title = useId();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(DOCK_HEIGHT, `${banner.current?.offsetHeight ?? 0}px`);
    const watcher = new ResizeObserver(measure);
    if (banner.current) watcher.observe(banner.current);
    measure();
    return () => {
      watcher.disconnect();
      style.removeProperty(DOCK_HEIGHT);
    };
  }, []);

  function decide(choice: CookieChoice) {
    // What had the focus is about to go: reading goes on with the page, where it was.
    if (banner.current?.contains(document.activeElement))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    choose(choice);
  }

  return (
    <section
      ref={banner}
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] animate-appear overflow-y-auto rounded-t-[28px] border-t border-filet bg-lavande print:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-2.5 pt-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:pb-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="grid gap-1.5">
          <p id={title} className="font-title text-h3 font-semibold">
            Une mesure, si vous le voulez bien
          </p>
          <p className="max-w-3xl text-sm">
            Pour savoir si nos annonces sont utiles, Meta (Facebook, Instagram) compterait les visites de ce
            navigateur et les étapes d’inscription, jamais ce que vous écrivez. Refuser ne change rien ; vous
            pouvez changer d’avis en bas de page.
          </p>
        </div>
        <div className="grid sm:flex sm:items-center sm:gap-6 lg:grid lg:gap-1">
          <ChoiceButtons onChoice={decide} />
          <PrivacyLink className="justify-self-center text-sm whitespace-nowrap">En savoir plus</PrivacyLink>
        </div>
      </div>
    </section>
  );
}
