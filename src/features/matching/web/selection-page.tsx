import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { MatchList } from './match-list.tsx';
import { MeetingTips } from './meeting-tips.tsx';
import { PreferencesMissing } from './preferences-missing.tsx';
import { RemainingContacts } from './remaining-contacts.tsx';
import { ScoreExplanation } from './score-explanation.tsx';
import { ScorePending } from './score-pending.tsx';
import { SelectionEmpty } from './selection-empty.tsx';
import { SelectionPaused } from './selection-paused.tsx';
import { SelectionResting } from './selection-resting.tsx';
import { SelectionSkeleton } from './selection-skeleton.tsx';
import { selectionQuery } from './shared/api.ts';

/** Spec 1 §8, to the letter. */
const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';

export default function SelectionPage() {
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageTitle intro="Voici les célibataires avec qui vous avez le plus de chances d'engager une relation amoureuse durable">
        Mes matchs
      </PageTitle>
      <SelectionContent />
    </div>
  );
}

function SelectionContent() {
  const { data, error, isFetching, refetch } = useQuery(selectionQuery());
  const [news, setNews] = useState('');

  if (isRefusal(error, 'PREFERENCES_REQUIRED')) return <PreferencesMissing />;
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {errorSentence(error, LOAD_FAILED)}
      </ErrorState>
    ) : (
      <SelectionSkeleton />
    );
  }
  if (data.paused) return <SelectionPaused />;
  const waiting = data.people.length === 0 && isFetching;
  return (
    <>
      <RemainingContacts count={data.remainingContacts} openingsFrom={data.openingsFrom} />
      <SelectionGuides />
      {data.scoreReady ? null : <ScorePending />}
      {error ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {errorSentence(error, LOAD_FAILED)}
        </RetryAlert>
      ) : null}
      {waiting ? <SelectionSkeleton /> : null}
      {data.people.length > 0 ? <MatchList people={data.people} announce={setNews} /> : null}
      {data.people.length > 0 || waiting ? null : data.newProfilesFrom ? (
        <SelectionResting until={data.newProfilesFrom} />
      ) : (
        <SelectionEmpty widen={data.widen} />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

function SelectionGuides() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <Card tone="lavande" padding="none" className="px-5 py-2.5">
        <Disclosure label="Comprendre le score">
          <ScoreExplanation />
        </Disclosure>
      </Card>
      <Card tone="sauge" padding="none" className="px-5 py-2.5">
        <Disclosure
          label={<span className="text-left text-balance">Trois pas vers une rencontre de qualité</span>}
        >
          <MeetingTips />
        </Disclosure>
      </Card>
    </div>
  );
}
