import { ChoiceButtons, PrivacyLink } from '../choice-buttons.tsx';

const TITLE_ID = 'choix-mesure';

/**
 * Asks once, at the bottom of the window. The page stays usable: no overlay, and the focus stays. Static HTML, which
 * `startConsent` shows and wires up.
 * @param apart whether its link opens in a new tab, because a form on this page must keep its input
 */
export function ConsentBanner({ apart }: { apart: boolean }) {
  return (
    <section
      data-consent
      hidden
      aria-labelledby={TITLE_ID}
      className="fixed inset-x-0 bottom-(--tabs-height,0px) z-30 max-h-[70dvh] animate-appear overflow-y-auto rounded-t-[28px] border-t border-filet bg-lavande print:hidden [&[hidden]]:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-2.5 pt-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:pb-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="grid gap-1.5">
          <p id={TITLE_ID} className="font-title text-h3 font-semibold">
            Une mesure, si vous le voulez bien
          </p>
          <p className="max-w-3xl text-sm">
            Pour savoir si nos annonces sont utiles, Meta (Facebook, Instagram) compterait les visites de ce
            navigateur et les étapes d’inscription, jamais ce que vous écrivez. Refuser ne change rien ; vous
            pouvez changer d’avis en bas de page.
          </p>
        </div>
        <div className="grid sm:flex sm:items-center sm:gap-6 lg:grid lg:gap-1">
          <ChoiceButtons />
          <PrivacyLink apart={apart} className="justify-self-center text-sm whitespace-nowrap">
            En savoir plus
          </PrivacyLink>
        </div>
      </div>
    </section>
  );
}
