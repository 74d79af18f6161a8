import { type FormEvent, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { dayIn, timeIn } from '#lib/french-date.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { hourThere, inTown, type PlanPlaces } from '#mechanisms/calendar/rules.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { KIND_WORDS_MAX_LENGTH, MOMENT_SENTENCES, type NewProposal, PLACE_SENTENCES } from '../contract.ts';
import {
  type ChosenMoment,
  momentVerdicts,
  PLACE_KINDS,
  PLACE_NAME_MAX_LENGTH,
  suggestedMoments,
} from '../rules.ts';
import { ProposedMomentFields } from './moment-fields.tsx';

const KINDS = PLACE_KINDS.map((kind) => ({ value: kind, label: kind }));

interface ProposalFormProps {
  id: string;
  places: PlanPlaces;
  /** The place that was talked of, when there is one. */
  place?: { kind: string; name: string };
  /** Instants not to begin with: just refused, or about to be given up. */
  refused?: readonly string[];
  /** Words to begin with; none are asked for without. */
  words?: string;
  onPropose: (proposal: Omit<NewProposal, 'id' | 'revision'>) => void;
}

/** Three moments and a place. What was chosen stays when sending fails. */
export function ProposalForm({
  id,
  place,
  places,
  refused,
  words: firstWords,
  onPropose,
}: ProposalFormProps) {
  const [{ zone }] = places;
  const [moments, setMoments] = useState(() => suggestedMoments(currentTime(), zone, refused));
  const [kind, setKind] = useState(place?.kind ?? '');
  const [name, setName] = useState(place?.name ?? '');
  const [words, setWords] = useState(firstWords ?? '');
  const [tried, setTried] = useState(false);
  const momentErrors = tried ? momentSentences(moments, zone) : [];
  const chosenKind = PLACE_KINDS.find((one) => one === kind);
  const nameTooLong = Array.from(name.trim()).length > PLACE_NAME_MAX_LENGTH;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isReady = momentSentences(moments, zone).every((sentence) => sentence === undefined);
    if (isReady && chosenKind && !nameTooLong)
      onPropose({ moments, place: { kind: chosenKind, name: name.trim() }, words: words.trim() });
    else if (!chosenKind) event.currentTarget.querySelector<HTMLElement>('[name="kind"]')?.focus();
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 [&_select]:scroll-my-28">
      <HourNote places={places} />
      <ProposedMomentFields moments={moments} places={places} errors={momentErrors} onChange={setMoments} />
      <SelectField
        name="kind"
        label="Dans quel genre de lieu&#8239;?"
        hint="Toujours un lieu public, d’où l’on repart facilement."
        placeholder="Choisissez un lieu"
        choices={KINDS}
        value={kind}
        error={tried && !chosenKind ? PLACE_SENTENCES.kind : undefined}
        onChange={(event) => setKind(event.target.value)}
      />
      <TextField
        label="Son nom ou son quartier"
        optional
        value={name}
        error={nameTooLong ? PLACE_SENTENCES.nameTooLong : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {firstWords === undefined ? null : (
        <TextArea
          label="Un mot avec vos moments"
          optional
          rows={2}
          maxLength={KIND_WORDS_MAX_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </form>
  );
}

/** Whose hour is typed, as soon as the other’s clock or that of this device shows another one. */
function HourNote({ places }: { places: PlanPlaces }) {
  const [mine, theirs] = places;
  const now = currentTime();
  const isThere = hourThere(now, places) !== null;
  const isAway = [dayIn, timeIn].some((part) => part(now, mine.zone) !== part(now, deviceZone()));
  if (!isThere && !isAway) return null;
  return (
    <p className="text-sm text-encre-2">
      Choisissez à l’heure qu’il est {inTown(mine.town)}
      {isThere ? `\u202f: celle qu’il sera ${inTown(theirs.town)} s’affiche à côté.` : '.'}
    </p>
  );
}

function momentSentences(moments: readonly ChosenMoment[], zone: Zone): (string | undefined)[] {
  const chosen = moments.map(({ day, time }) => (day && time ? instantIn(day, time, zone) : undefined));
  const known = chosen.flatMap((instant) => instant ?? []);
  const verdicts = momentVerdicts(known, currentTime());
  return chosen.map((instant) => {
    if (!instant) return 'Choisissez un jour et une heure';
    const verdict = verdicts[known.indexOf(instant)] ?? 'ok';
    return verdict === 'ok' ? undefined : MOMENT_SENTENCES[verdict];
  });
}
