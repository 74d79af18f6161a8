import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { refreshSession } from '#browser/session/session.ts';
import { versionOf } from '#lib/version-of.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { notify } from '#ui/toasts.tsx';
import { searchAnswers } from '../../contract.ts';
import {
  DEALBREAKERS,
  type Dealbreaker,
  readSearchNumber,
  SEARCH_BOUNDS,
  SEARCH_DEFAULTS,
  type SearchNumber,
  type SearchPreferences,
  withSearchNumber,
} from '../../rules.ts';
import { SectionForm } from '../edit/section-form.tsx';
import type { SectionEditing } from '../edit/use-editing.ts';
import { profileApi } from '../shared/api.ts';
import {
  DEALBREAKER_NAMES,
  SEARCH_NAMES,
  type SearchDraft,
  searchInWords,
  searchSentence,
} from './search-words.ts';
import { SoughtGenderField } from './sought-gender-field.tsx';

interface SearchNumbersFormProps {
  search: SearchPreferences | null;
  editing: SectionEditing;
  onSaved?: () => void;
}

const blank: SearchDraft = { preferred_gender: null, ...SEARCH_DEFAULTS };

export function SearchNumbersForm({ search, editing, onSaved }: SearchNumbersFormProps) {
  const [version] = useState(() => search && versionOf(search));
  const genders = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<SearchDraft>(search ?? blank);
  const [typed, setTyped] = useState<NumberTyped | null>(null);
  const [corrected, setCorrected] = useState('');
  const [missingGender, setMissingGender] = useState<string>();
  const save = useSaveSearch(() => {
    // Synchronous: a navigation that follows must not see unsaved changes.
    flushSync(editing.onClose);
    onSaved?.();
  });
  const initial: SearchDraft = search ?? blank;
  const changed = typed !== null || JSON.stringify(draft) !== JSON.stringify(initial);

  function settle(): SearchDraft {
    if (!typed) return draft;
    const settled = applySearchNumber(draft, typed);
    setDraft(settled.search);
    setTyped(null);
    setCorrected(settled.corrected);
    return settled.search;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send(version);
  }
  function send(known: string | null) {
    if (save.isPending) return;
    const checked = searchAnswers.safeParse(settle());
    if (checked.success) {
      save.mutate({ ...checked.data, version: known });
      return;
    }
    setMissingGender(checked.error.issues[0]?.message);
    genders.current?.querySelector('input')?.focus();
  }
  const field = (name: SearchNumber) => ({
    name,
    value: typed?.field === name ? typed.text : String(draft[name]),
    onType: (text: string) => {
      setCorrected('');
      setTyped({ field: name, text });
    },
    onLeave: settle,
  });
  return (
    <SectionForm
      editing={editing}
      changed={changed}
      pending={save.isPending}
      error={save.error}
      newer={{ sent: save.variables, names: SEARCH_NAMES, words: searchInWords, replace: send }}
      onSubmit={submit}
      // Below the buttons: a note that appears on blur must not move the button being pressed.
      note={corrected}
    >
      <SoughtGenderField
        ref={genders}
        value={draft.preferred_gender}
        onChange={(preferred_gender) => {
          setMissingGender(undefined);
          setDraft({ ...draft, preferred_gender });
        }}
        error={missingGender}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <SearchNumberField label="Âge minimum" unit="ans" {...field('min_age')} />
        <SearchNumberField label="Âge maximum" unit="ans" {...field('max_age')} />
        <SearchNumberField label="Distance maximum" unit="km" {...field('max_distance')} />
      </div>
      <DealbreakersField
        value={draft.dealbreakers ?? []}
        onChange={(dealbreakers) => setDraft({ ...draft, dealbreakers })}
      />
    </SectionForm>
  );
}

function useSaveSearch(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation(
    profileApi.savePreferences.mutationOptions({
      onSuccess: async (_done, { version: _, ...saved }) => {
        const preferences = profileApi.preferences.queryKey();
        setQueryDataThroughRefetch(queryClient, preferences, () =>
          queryClient.setQueryData(preferences, { dealbreakers: [], ...saved }),
        );
        void refreshMadeOf(queryClient, 'search');
        // The page reads from the session whether a search is saved.
        await refreshSession().catch(() => undefined);
        notify.success('Votre recherche est enregistrée', { detail: searchSentence(saved) });
        onSaved();
      },
    }),
  );
}

interface DealbreakersFieldProps {
  value: readonly Dealbreaker[];
  onChange: (value: Dealbreaker[]) => void;
}

function DealbreakersField({ value, onChange }: DealbreakersFieldProps) {
  return (
    <Fieldset
      legend="Mes critères non négociables"
      optional
      hint="Cela joue dans les deux sens et ne s’affiche nulle part. Une réponse encore ouverte convient toujours."
    >
      {() => (
        <div className="grid gap-1">
          {DEALBREAKERS.map((dealbreaker) => (
            <Checkbox
              key={dealbreaker}
              checked={value.includes(dealbreaker)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(DEALBREAKERS.filter((one) => (one === dealbreaker ? checked : value.includes(one))))
              }
            >
              {DEALBREAKER_NAMES[dealbreaker]}
            </Checkbox>
          ))}
        </div>
      )}
    </Fieldset>
  );
}

interface NumberTyped {
  field: SearchNumber;
  text: string;
}

interface SearchNumberFieldProps {
  name: SearchNumber;
  label: string;
  unit: string;
  /** Raw text, possibly incomplete. */
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** Number with unit; validated on blur only. */
function SearchNumberField({ name, label, unit, value, onType, onLeave }: SearchNumberFieldProps) {
  const { min, max } = SEARCH_BOUNDS[name];
  return (
    <Field label={label} hint={`De ${min} à ${max} ${unit}`}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            step={1}
            value={value}
            className="input-frame pr-14!"
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-encre-2"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}

const NAMES: Record<SearchNumber, string> = {
  min_age: 'L’âge minimum',
  max_age: 'L’âge maximum',
  max_distance: 'La distance maximum',
};
const UNITS: Record<SearchNumber, string> = { min_age: 'ans', max_age: 'ans', max_distance: 'km' };

/** Applies a typed number to a search. @returns the search, and a sentence on any correction, or an empty string */
export function applySearchNumber<T extends Record<SearchNumber, number>>(
  search: T,
  { field, text }: { field: SearchNumber; text: string },
): { search: T; corrected: string } {
  const { value, valid } = readSearchNumber(field, text);
  const settled = withSearchNumber(search, field, value);
  const sentences: string[] = [];
  if (!valid) {
    const { min, max } = SEARCH_BOUNDS[field];
    sentences.push(
      `${NAMES[field]} se choisit entre ${min} et ${max} ${UNITS[field]} : nous avons remis ${value}.`,
    );
  }
  for (const other of ['min_age', 'max_age'] as const) {
    if (other !== field && settled[other] !== search[other]) {
      sentences.push(`${NAMES[other]} a suivi : ${settled[other]} ans.`);
    }
  }
  return { search: settled, corrected: sentences.join(' ') };
}
