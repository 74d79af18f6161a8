import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { refreshSession } from '#browser/session/session.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { versionOf } from '#lib/version-of.ts';
import { Card } from '#ui/card.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SaveButton } from '#ui/form/sent-form.tsx';
import { LabelledSlider } from '#ui/labelled-slider.tsx';
import { searchAnswers } from '../../contract.ts';
import {
  DISTANCE_SLIDER,
  isSameSearch,
  nearestDistanceStep,
  SEARCH_AGE_MAX,
  SEARCH_AGE_MIN,
  type SearchPreferences,
  withMaxAge,
  withMinAge,
} from '../../rules.ts';
import { profileApi } from '../shared/api.ts';
import { SEARCH_NOT_SAVED } from '../shared/widen-search.ts';
import { SEARCH_NAMES, type SearchDraft, searchInWords, searchSentence } from './search-words.ts';
import { SoughtGenderField } from './sought-gender-field.tsx';

interface SearchFormProps {
  initial: SearchDraft;
  /** Null before the first save. */
  saved: SearchPreferences | null;
  draft: FormDraft<SearchDraft>;
}

export function SearchForm({ initial, saved, draft }: SearchFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [version] = useState(() => saved && versionOf(saved));
  const genders = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState(initial);
  const change = (changed: SearchDraft) => {
    setSearch(changed);
    draft.keep(changed);
  };
  const [missingGender, setMissingGender] = useState<string>();

  const goOn = () => navigate('/inscription/life-project');
  const save = useMutation(
    profileApi.savePreferences.mutationOptions({
      onSuccess: async (_done, { version: _, ...sent }) => {
        if (!saved) void track('search_preferences');
        draft.forget();
        queryClient.setQueryData(profileApi.preferences.queryKey(), { dealbreakers: [], ...sent });
        void refreshMadeOf(queryClient, 'search');
        // Best effort: the search is saved, and the next page refetches the session.
        await refreshSession().catch(() => undefined);
        await goOn();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    send(version);
  }

  function send(known: string | null) {
    const checked = searchAnswers.safeParse(search);
    if (checked.success) {
      // The member came back and changed no field.
      if (saved && isSameSearch(saved, checked.data)) void goOn();
      else save.mutate({ ...checked.data, version: known });
      return;
    }
    setMissingGender(checked.error.issues[0]?.message);
    genders.current?.querySelector('input')?.focus();
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Card padding="large" className="grid gap-8">
        <SoughtGenderField
          ref={genders}
          value={search.preferred_gender}
          onChange={(preferred_gender) => {
            setMissingGender(undefined);
            change({ ...search, preferred_gender });
          }}
          error={missingGender}
        />
        <SearchSliders search={search} onChange={change} />
      </Card>
      <p className="rounded-card bg-sauge-100 px-6 py-5 text-lg font-medium">{searchSentence(search)}</p>
      <FailureAlert
        error={save.error}
        failed={SEARCH_NOT_SAVED}
        newer={{ sent: save.variables, names: SEARCH_NAMES, words: searchInWords, replace: send }}
      />
      <SaveButton pending={save.isPending} />
    </form>
  );
}

const years = (age: number) => `${age} ans`;
const kilometres = (distance: number) => `${distance} km`;

interface SearchSlidersProps {
  search: SearchDraft;
  onChange: (search: SearchDraft) => void;
}

function SearchSliders({ search, onChange }: SearchSlidersProps) {
  const step = nearestDistanceStep(search.max_distance);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <LabelledSlider
          label="Âge minimum"
          min={SEARCH_AGE_MIN}
          max={SEARCH_AGE_MAX}
          value={search.min_age}
          valueText={years}
          onChange={(age) => onChange(withMinAge(search, age))}
        />
        <LabelledSlider
          label="Âge maximum"
          min={SEARCH_AGE_MIN}
          max={SEARCH_AGE_MAX}
          value={search.max_age}
          valueText={years}
          onChange={(age) => onChange(withMaxAge(search, age))}
        />
      </div>
      <LabelledSlider
        label="Distance maximum"
        hint={
          step === search.max_distance
            ? 'À vol d’oiseau, depuis votre ville.'
            : `Votre réglage actuel, ${kilometres(search.max_distance)}, reste tel quel tant que vous ne déplacez pas ce curseur.`
        }
        {...DISTANCE_SLIDER}
        value={step}
        valueText={kilometres}
        onChange={(max_distance) => onChange({ ...search, max_distance })}
      />
    </>
  );
}
