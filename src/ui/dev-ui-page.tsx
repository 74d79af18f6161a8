import type { ReactNode } from 'react';
import { DevActions } from './dev-ui-actions.tsx';
import { DevForms } from './dev-ui-forms.tsx';
import { DevPeople } from './dev-ui-people.tsx';
import { DevStates } from './dev-ui-states.tsx';
import { LetterScene } from './illustrations/letter.tsx';
import { ListeningScene } from './illustrations/listening.tsx';
import { Logo } from './illustrations/logo.tsx';
import { MeetingScene } from './illustrations/meeting.tsx';
import { QuietHorizonScene } from './illustrations/quiet-horizon.tsx';
import { TableForTwoScene } from './illustrations/table-for-two.tsx';
import { WalkingScene } from './illustrations/walking.tsx';
import { PageTitle } from './page-title.tsx';
import { Toasts } from './toasts.tsx';

const scenes = [
  MeetingScene,
  ListeningScene,
  WalkingScene,
  TableForTwoScene,
  LetterScene,
  QuietHorizonScene,
] as const;

const colours = [
  ['Papier', 'bg-papier'],
  ['Lin', 'bg-lin'],
  ['Rosée', 'bg-rosee'],
  ['Lavande', 'bg-lavande'],
  ['Sauge 100', 'bg-sauge-100'],
  ['Abricot', 'bg-abricot'],
  ['Danger 100', 'bg-danger-100'],
  ['Prune', 'bg-prune text-white'],
  ['Sauge', 'bg-sauge text-white'],
  ['Encre', 'bg-encre text-white'],
] as const;

/** Every component in every state; absent from a production build. */
export default function DevUiPage() {
  return (
    <main className="pb-20">
      <title>Composants – Lueur</title>
      <div className="page-width grid gap-16 pt-8">
        <Logo className="text-lg" />
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <PageTitle intro="Chaque pièce de l’interface, dans chacun de ses états.">
            Les composants de Lueur
          </PageTitle>
          <MeetingScene className="h-auto w-full rounded-card" />
        </div>
        <Section title="Couleurs">
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {colours.map(([name, className]) => (
              <li
                key={name}
                className={`rounded-card border border-filet p-4 pt-12 text-sm font-semibold ${className}`}
              >
                {name}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Textes">
          <p className="font-title text-display font-semibold">Moins de profils. Plus de liens.</p>
          <p className="max-w-2xl text-lg text-encre-2">
            Une équipe de coachs et quatre personnes choisies pour vous. Prenez le temps d’une vraie
            rencontre.
          </p>
          <h3>Un titre de carte</h3>
          <p className="max-w-2xl">
            Le texte courant se lit sans effort : dix-sept pixels, une ligne aérée, une encre douce sur un
            papier chaud.
          </p>
        </Section>
        <Section title="Illustrations">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {scenes.map((Scene) => (
              <Scene key={Scene.name} className="h-auto w-full rounded-card" />
            ))}
          </div>
        </Section>
        <Section title="Actions">
          <DevActions />
        </Section>
        <Section title="Champs">
          <DevForms />
        </Section>
        <Section title="Personnes">
          <DevPeople />
        </Section>
        <Section title="Messages et états">
          <DevStates />
        </Section>
      </div>
      <Toasts />
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
