import { useId, useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { COOKIE_CHOICE, readStored } from '#browser/storage.ts';
import { useAlive } from '#browser/use-alive.ts';
import { consentDate } from '#lib/french-date.ts';
import { askedAgainFrom, type CookieChoice, findFreshChoice, type KnownChoice } from '../rules.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { choose } from './choose.ts';

const NOTED: Record<CookieChoice, string> = {
  refused: 'C’est noté : rien n’est mesuré.',
  accepted: 'C’est noté, merci. Vous pouvez changer d’avis ici, à tout moment.',
};

interface MeasureChoiceProps {
  heading?: 'h2' | 'h3';
}

/** The only choice that needs consent: the measurement of our advertisements. */
export function MeasureChoice({ heading: Heading = 'h3' }: MeasureChoiceProps) {
  const title = useId();
  const alive = useAlive();
  const [known, setKnown] = useState(() => findFreshChoice(readStored(COOKIE_CHOICE), currentTime()));
  const [noted, setNoted] = useState('');

  function decide(choice: CookieChoice) {
    choose(choice);
    setKnown({ choice, chosenAt: currentTime() });
    setNoted(NOTED[choice]);
  }

  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-card bg-lavande p-5">
      <Heading id={title} className="text-h3">
        Mesure de nos annonces
      </Heading>
      <p className="text-sm">
        Avec votre accord, Meta (Facebook, Instagram) compte les visites de nos pages publiques et les étapes
        d’inscription. Meta voit alors l’adresse IP de votre connexion et peut vous reconnaître si vous avez
        un compte chez elle. Elle ne reçoit ni vos réponses, ni vos messages, ni votre e-mail, ni l’adresse
        des pages. Dans l’espace membre, rien n’est mesuré.
      </p>
      <ChoiceButtons onChoice={decide} />
      {/* As high as its longest sentence, so that the layout does not shift once the choice is known. */}
      <p role="status" className="min-h-18 text-sm font-medium sm:min-h-12">
        {alive ? noted || sentenceOf(known) : ''}
      </p>
    </section>
  );
}

function sentenceOf(known: KnownChoice | null): string {
  if (!known) return 'Vous n’avez pas encore choisi : rien n’est mesuré.';
  const word = known.choice === 'accepted' ? 'acceptée' : 'refusée';
  const [made, again] = [known.chosenAt, askedAgainFrom(known.chosenAt)].map((day) =>
    consentDate(day.toISOString()),
  );
  return `Vous l’avez ${word} le ${made}. Nous vous reposerons la question à partir du ${again}.`;
}
