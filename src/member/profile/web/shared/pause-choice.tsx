import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { ButtonSkeleton } from '#ui/skeleton.tsx';
import { profileApi } from './api.ts';

const LOAD_FAILED = 'Nous n’avons pas pu lire si votre profil est en pause. Veuillez réessayer.';
const CHANGE_FAILED = 'Ce changement n’a pas pu être enregistré. Veuillez réessayer.';

/** A single button for pause and resume, so that it keeps the focus. */
export function PauseChoice() {
  const state = useQuery(profileApi.pauseState.queryOptions());
  const { data } = state;
  const { pause, resume } = usePauseProfile();
  const [news, setNews] = useState('');
  if (!data) return <MissingContent query={state} failed={LOAD_FAILED} waiting={<ButtonSkeleton />} />;
  const change = data.paused ? resume : pause;
  const failure = pause.error ?? resume.error;
  function toggle(paused: boolean) {
    pause.reset();
    resume.reset();
    setNews('');
    change.mutate(undefined, {
      onSuccess: () =>
        setNews(paused ? 'Votre profil est de nouveau proposé.' : 'Votre profil est en pause.'),
    });
  }
  return (
    <div className="grid gap-4">
      {data.paused ? (
        <p className="rounded-[20px] bg-abricot-100 p-4 font-medium">
          Votre profil est en pause : il n’est proposé à personne, et nous ne vous proposons personne.
        </p>
      ) : null}
      <FailureAlert error={failure} failed={CHANGE_FAILED} />
      <Button
        variant={data.paused ? 'primary' : 'secondary'}
        className="justify-self-start"
        pending={change.isPending}
        onClick={() => toggle(data.paused)}
      >
        {data.paused ? 'Reprendre les rencontres' : 'Mettre mon profil en pause'}
      </Button>
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {news}
      </p>
    </div>
  );
}

/** Pause and resume; each waits for the refetch of affected queries. */
export function usePauseProfile() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: profileApi.pauseState.key() }),
      refreshMadeOf(queryClient, 'pause'),
    ]);
  return {
    pause: useMutation(profileApi.pause.mutationOptions({ onSuccess })),
    resume: useMutation(profileApi.resume.mutationOptions({ onSuccess })),
  };
}
