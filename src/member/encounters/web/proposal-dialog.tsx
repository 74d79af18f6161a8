import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { dayIn, timeIn } from '#lib/french-date.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { hourThere, inTown, type PlanPlaces, planMoment } from '#mechanisms/calendar/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import {
  type Encounter,
  KIND_WORDS_MAX_LENGTH,
  MOMENT_SENTENCES,
  type NewProposal,
  PLACE_SENTENCES,
} from '../contract.ts';
import {
  type ChosenMoment,
  momentVerdicts,
  PLACE_KINDS,
  PLACE_NAME_MAX_LENGTH,
  suggestedMoments,
} from '../rules.ts';
import { SUGGESTED_WORDS } from '../texts.ts';
import { ProposedMomentFields } from './moment-fields.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useEncounter, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Votre proposition n’a pas pu partir. Elle est toujours là\u202f: réessayez dans un instant.';

interface ProposalDialogProps {
  contact: { id: string; firstName: string };
  /** Whose hour it is. */
  places: PlanPlaces;
  /** What this proposal takes the place of, if anything. */
  instead?: Encounter;
  onClose: () => void;
}

/** A first proposal, other moments in return, or another date in the place of the one agreed on. */
export function ProposalDialog({
  contact: { id, firstName },
  places,
  instead,
  onClose,
}: ProposalDialogProps) {
  const formId = useId();
  const readAgain = useReadPlansAgain();
  const refused = useEncounter(id)?.refusedMoments ?? [];
  const propose = useMutation(
    encountersApi.propose.mutationOptions({
      // The same twice is proposed once.
      ...safeToRepeat,
      onSuccess: () => {
        notify.success(`${firstName} reçoit vos trois moments.`);
        onClose();
      },
      onSettled: readAgain,
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      {...textsFor(firstName, instead)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={formId} pending={propose.isPending} pendingLabel="Envoi…">
            Proposer
          </Button>
        </>
      }
    >
      <ProposalForm
        id={formId}
        places={places}
        place={instead?.place}
        refused={[...refused, ...(instead?.moments ?? []), ...(instead?.agreedAt ? [instead.agreedAt] : [])]}
        words={instead && (instead.agreedAt ? SUGGESTED_WORDS.move : '')}
        onPropose={(proposal) => {
          if (!propose.isPending) propose.mutate({ id, ...proposal, revision: instead?.revision });
        }}
      />
      {propose.error ? <Alert tone="error">{planErrorSentence(propose.error, FAILED)}</Alert> : null}
    </Dialog>
  );
}

function textsFor(firstName: string, instead: Encounter | undefined): { title: string; description: string } {
  if (instead?.agreedAt)
    return {
      title: 'Déplacer le rendez-vous',
      description: `Le rendez-vous de ${planMoment(new Date(instead.agreedAt), instead.places, deviceZone())} sera annulé, et ${firstName} choisira parmi vos trois moments.`,
    };
  if (instead)
    return {
      title: 'Proposer d’autres moments',
      description: `${firstName} choisira l’un d’eux, ou vous répondra.`,
    };
  return {
    title: 'Proposer un rendez-vous',
    description: `Proposez trois moments à ${firstName}, qui en choisira un. Ceux-ci sont des suggestions.`,
  };
}

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
function ProposalForm({ id, place, places, refused, words: firstWords, onPropose }: ProposalFormProps) {
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
