import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { PassedPerson } from '../contract.ts';
import { matchingApi } from './shared/api.ts';

const LOAD_FAILED = 'Cette liste n’a pas pu être lue. Veuillez réessayer.';
const RETURN_FAILED = 'Ce profil n’a pas pu être remis dans votre sélection. Veuillez réessayer.';

/** Passes of the last week, which can be taken back. @param onReturn called when a person is back in the selection */
export function PassedPeople({ onReturn }: { onReturn: (person: PassedPerson) => void }) {
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
