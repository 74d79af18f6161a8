import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListeningScene } from '#web/ui/illustrations/listening.tsx';
import { TableForTwoScene } from '#web/ui/illustrations/table-for-two.tsx';
import { WalkingScene } from '#web/ui/illustrations/walking.tsx';
import { PROMISES, STEPS } from './landing-content.ts';

const scenes = { listening: ListeningScene, table: TableForTwoScene, walking: WalkingScene };

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-lin py-16 lg:py-20">
      <div className="page-width grid gap-8 lg:gap-10">
        <h2 id="how-it-works">Comment ça marche</h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          {STEPS.map((step, index) => (
            <Card key={step.title} as="li" tone="papier" className="grid content-start gap-2">
              <span
                aria-hidden="true"
                className="font-title text-[2.5rem] leading-none font-semibold text-prune"
              >
                {index + 1}
              </span>
              <h3 className="mt-2">{step.title}</h3>
              <p className="text-encre-2">{step.text}</p>
            </Card>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Promises() {
  return (
    <section aria-labelledby="promises" className="page-width grid gap-8 py-16 lg:gap-10 lg:py-24">
      <h2 id="promises" className="max-w-2xl">
        La qualité plutôt que la quantité
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {PROMISES.map((promise) => {
          const Scene = scenes[promise.scene];
          return (
            <Card key={promise.title} as="li" padding="none" className="grid content-start">
              <Scene className="block h-auto w-full" />
              <div className="grid gap-2 p-6">
                <h3>{promise.title}</h3>
                <p className="text-encre-2">{promise.text}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

export function Invitation() {
  return (
    <section aria-labelledby="invitation" className="page-width pb-16 lg:pb-24">
      <div className="grid justify-items-center gap-6 rounded-[32px] bg-lavande px-6 py-14 text-center lg:py-20">
        <h2 id="invitation" className="max-w-2xl">
          Et si vous preniez le temps ?
        </h2>
        <p className="max-w-xl text-lg">
          Une dizaine de minutes pour vous présenter, à votre rythme. Chaque étape est enregistrée.
        </p>
        <ButtonLink to="/inscription/bienvenue" size="large">
          Commencer gratuitement
        </ButtonLink>
      </div>
    </section>
  );
}
