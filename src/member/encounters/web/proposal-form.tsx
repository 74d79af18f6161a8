import { type FormEvent, useState } from 'react';
import { parisInstant } from '#lib/paris-time.ts';
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
  /** The place that was talked of, when there is one. */
  place?: { kind: string; name: string };
  /** Words to begin with; none are asked for without. */
  words?: string;
  onPropose: (proposal: Omit<NewProposal, 'id' | 'revision'>) => void;
}

/** Three moments and a place. What was chosen stays when sending fails. */
export function ProposalForm({ id, place, words: firstWords, onPropose }: ProposalFormProps) {
  const [moments, setMoments] = useState(() => suggestedMoments(new Date()));
  const [kind, setKind] = useState(place?.kind ?? '');
  const [name, setName] = useState(place?.name ?? '');
  const [words, setWords] = useState(firstWords ?? '');
  const [tried, setTried] = useState(false);
  const momentErrors = tried ? momentSentences(moments) : [];
  const chosenKind = PLACE_KINDS.find((one) => one === kind);
  const nameTooLong = Array.from(name.trim()).length > PLACE_NAME_MAX_LENGTH;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isReady = momentSentences(moments).every((sentence) => sentence === undefined);
    if (isReady && chosenKind && !nameTooLong)
      onPropose({ moments, place: { kind: chosenKind, name: name.trim() }, words: words.trim() });
    else if (!chosenKind) event.currentTarget.querySelector<HTMLElement>('[name="kind"]')?.focus();
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 [&_select]:scroll-my-28">
      <ProposedMomentFields moments={moments} errors={momentErrors} onChange={setMoments} />
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

function momentSentences(moments: readonly ChosenMoment[]): (string | undefined)[] {
  const chosen = moments.map(({ day, time }) => (day && time ? parisInstant(day, time) : undefined));
  const known = chosen.flatMap((instant) => instant ?? []);
  const verdicts = momentVerdicts(known, new Date());
  return chosen.map((instant) => {
    if (!instant) return 'Choisissez un jour et une heure';
    const verdict = verdicts[known.indexOf(instant)] ?? 'ok';
    return verdict === 'ok' ? undefined : MOMENT_SENTENCES[verdict];
  });
}
