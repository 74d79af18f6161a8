import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { NumberedSteps } from '#ui/numbered-steps.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { PassedPerson } from '../contract.ts';
import { MAX_ACTIVITY_POINTS, MAX_LIFE_POINTS, MAX_LOVE_POINTS } from '../rules.ts';
import { matchingApi } from './shared/api.ts';
import { ScoreTelling } from './shared/score-chip.tsx';

export function SelectionHelp({ onReturn }: { onReturn: (person: PassedPerson) => void }) {
  return (
    <Card
      padding="none"
      className="grid px-5 py-1 max-lg:order-3 max-lg:divide-y max-lg:divide-filet lg:col-span-2 lg:grid-cols-3 lg:items-start lg:gap-6 lg:px-6 lg:py-2"
    >
      <div className="py-1">
        <PassedPeople onReturn={onReturn} />
      </div>
      <div className="py-1">
        <Disclosure label="Comprendre le score">
          <ScoreExplanation />
        </Disclosure>
      </div>
      <div className="py-1">
        <Disclosure label={<span className="text-left">Trois pas vers une rencontre de qualité</span>}>
          <MeetingTips />
        </Disclosure>
      </div>
    </Card>
  );
}

const steps = [
  {
    title: 'Lisez avant d’écrire',
    text: 'Prenez le temps de chaque profil. Relevez un détail qui vous touche : c’est lui qui ouvrira la conversation.',
  },
  {
    title: 'Écrivez à peu de personnes',
    text: 'Trois conversations suivies valent mieux que dix survolées. Posez de vraies questions, et répondez aux siennes.',
  },
  {
    title: 'Rencontrez-vous simplement',
    text: 'Quand l’envie est là des deux côtés, proposez un café dans un lieu public, en journée, et prévenez une personne proche.',
  },
];

function MeetingTips() {
  return <NumberedSteps steps={steps} disc="carte" className="max-w-prose gap-4 pt-2 pb-3" />;
}

const LOAD_FAILED = 'Cette liste n’a pas pu être lue. Veuillez réessayer.';
const RETURN_FAILED = 'Ce profil n’a pas pu être remis dans votre sélection. Veuillez réessayer.';

/** Passes of the last week, which can be taken back. @param onReturn called when a person is back in the selection */
function PassedPeople({ onReturn }: { onReturn: (person: PassedPerson) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label="Profils passés cette semaine" onOpenChange={setOpen}>
      {open ? <PassedList onReturn={onReturn} /> : null}
    </Disclosure>
  );
}

function PassedList({ onReturn }: { onReturn: (person: PassedPerson) => void }) {
  const queryClient = useQueryClient();
  const passed = useQuery(matchingApi.passed.queryOptions());
  const { data } = passed;
  const takeBack = useMutation(matchingApi.takeBackReject.mutationOptions());

  async function lookAgain(person: PassedPerson) {
    await takeBack.mutateAsync({ id: person.id });
    await queryClient.invalidateQueries({ queryKey: matchingApi.key() });
    onReturn(person);
  }

  if (!data) {
    const shapes = <LoadingShapes label="Chargement des profils passés…" shapes={['h-16', 'h-16']} />;
    return <MissingContent query={passed} failed={LOAD_FAILED} waiting={shapes} />;
  }
  if (data.length === 0) {
    return <p className="text-encre-2">Vous n’avez passé aucun profil ces sept derniers jours.</p>;
  }
  return (
    <div className="grid gap-3">
      <FailureAlert error={takeBack.error} failed={RETURN_FAILED} />
      <ul className="grid gap-1">
        {data.map((person) => (
          <li key={person.id} className="flex min-h-16 items-center gap-3">
            <Avatar firstName={person.firstName} photoUrl={person.photoUrl} className="size-12!" />
            <div className="min-w-0 grow leading-snug">
              <p className="font-semibold wrap-anywhere">
                {person.firstName}, {person.age}&nbsp;ans
              </p>
              <p className="truncate text-sm text-encre-2">
                {person.city}
                {person.left ? ', a laissé sa place jeudi' : ''}
              </p>
            </div>
            {person.canReturn ? (
              <Button
                variant="secondary"
                size="small"
                pending={takeBack.isPending && takeBack.variables.id === person.id}
                onClick={() => void lookAgain(person).catch(() => undefined)}
              >
                Revoir
                <span className="sr-only"> le profil {ofName(person.firstName)}</span>
              </Button>
            ) : (
              <p className="text-sm text-encre-2">N’est plus disponible</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const parts = [
  {
    name: 'Vos profils amoureux',
    max: MAX_LOVE_POINTS,
    what: 'liberté, fidélité, communication, tendresse, sexualité',
  },
  {
    name: 'Vos moments à partager',
    max: MAX_ACTIVITY_POINTS,
    what: 'les activités que vous avez en commun',
  },
  { name: 'Vos projets de vie', max: MAX_LIFE_POINTS, what: 'lieu de vie, vie à deux, enfants' },
];

function ScoreExplanation() {
  return (
    <div className="grid max-w-prose gap-4 pt-2 pb-3">
      <dl className="grid gap-2.5">
        {parts.map(({ name, max, what }) => (
          <div key={name} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3">
            <dt className="col-start-2 font-semibold">{name}</dt>
            <dd className="col-start-1 row-start-1 text-right font-title font-semibold text-prune">
              sur {max}
            </dd>
            <dd className="col-start-2 text-sm text-encre-2">{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        À score égal, une personne qui vous a elle aussi parmi ses quatre cette semaine passe devant, puis
        celle que vous n’avez pas encore vue, puis celle dont le profil a une photo, puis la moins proposée
        ces sept derniers jours, puis la plus proche, par tranches de 10{'\u00a0'}km. Un score plus bas ne
        passe jamais devant un score plus haut, et personne ne peut payer pour être mieux placé.
      </p>
      <ScoreTelling />
    </div>
  );
}
