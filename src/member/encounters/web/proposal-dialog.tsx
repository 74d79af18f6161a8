import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { dayIn, timeIn } from '#lib/french-date.ts';
import { instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { hourThere, inTown, type PlanPlaces, planMoment } from '#mechanisms/calendar/rules.ts';
import type { Activity } from '#member/profile/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  type Encounter,
  KIND_WORDS_MAX_LENGTH,
  MOMENT_SENTENCES,
  type NewProposal,
  PLACE_SENTENCES,
  WORDS_TOO_LONG,
} from '../contract.ts';
import {
  type ChosenMoment,
  momentVerdicts,
  PLACE_KINDS,
  PLACE_NAME_MAX_LENGTH,
  type PlaceKind,
  placesInTurn,
  suggestedMoments,
} from '../rules.ts';
import { SUGGESTED_WORDS } from '../texts.ts';
import { InvitationQuote } from './invitation.tsx';
import { PlaceFields, ProposedMomentFields } from './proposal-fields.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useEncounter, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Votre proposition n’a pas pu partir. Elle est toujours là\u202f: réessayez dans un instant.';

interface ProposalDialogProps {
  contact: { id: string; firstName: string };
  /** Towns for the times. */
  places: PlanPlaces;
  /** The plan that this proposal replaces, if any. */
  instead?: Encounter;
  onClose: () => void;
}

/** A first proposal, a counter-proposal, or a new date in place of an agreed one. */
export function ProposalDialog({
  contact: { id, firstName },
  places,
  instead,
  onClose,
}: ProposalDialogProps) {
  const formId = useId();
  const readAgain = useReadPlansAgain();
  const pair = useEncounter(id);
  const propose = useMutation(
    encountersApi.propose.mutationOptions({
      // A repeated proposal has no effect.
      ...safeToRepeat,
      onSuccess: onClose,
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
      {pair ? (
        <ProposalForm
          id={formId}
          firstName={firstName}
          pair={pair}
          places={places}
          instead={instead}
          onPropose={(proposal) => {
            if (!propose.isPending) propose.mutate({ id, ...proposal, revision: instead?.revision });
          }}
        />
      ) : null}
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
    description: `Trois soirs à venir, à garder ou à changer. ${firstName} en choisira un.`,
  };
}

interface ProposalFormProps {
  id: string;
  firstName: string;
  pair: NonNullable<ReturnType<typeof useEncounter>>;
  places: PlanPlaces;
  instead: Encounter | undefined;
  onPropose: (proposal: Omit<NewProposal, 'id' | 'revision'>) => void;
}

/** Three moments, a place and a preview of the invitation. Keeps the input when sending fails. */
function ProposalForm({ id, firstName, pair, places, instead, onPropose }: ProposalFormProps) {
  const [{ zone }] = places;
  const [moments, setMoments] = useState(() => {
    const given = [...(instead?.moments ?? []), ...(instead?.agreedAt ? [instead.agreedAt] : [])];
    return suggestedMoments(currentTime(), zone, [...pair.refusedMoments, ...given]);
  });
  const [kind, setKind] = useState(() => firstKind(instead, pair.sharedActivities));
  const [name, setName] = useState(instead?.place.name ?? '');
  const [words, setWords] = useState(instead?.agreedAt ? SUGGESTED_WORDS.move : '');
  const [tried, setTried] = useState(false);
  const momentErrors = tried ? momentSentences(moments, zone) : [];
  const place = { kind, name: name.trim() };
  const nameTooLong = Array.from(place.name).length > PLACE_NAME_MAX_LENGTH;
  const wordsTooLong = Array.from(words.trim()).length > KIND_WORDS_MAX_LENGTH;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isReady = momentSentences(moments, zone).every((sentence) => sentence === undefined);
    if (isReady && !nameTooLong && !wordsTooLong) onPropose({ moments, place, words: words.trim() });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 [&_select]:scroll-my-28">
      <HourNote places={places} />
      <ProposedMomentFields moments={moments} places={places} errors={momentErrors} onChange={setMoments} />
      <PlaceFields pair={pair} value={kind} onChange={setKind} />
      <TextField
        label="Son nom ou son quartier"
        optional
        value={name}
        error={nameTooLong ? PLACE_SENTENCES.nameTooLong : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Invitation firstName={firstName} place={place} moments={moments} places={places} />
      {instead ? (
        <TextArea
          label="Un mot avec vos moments"
          optional
          rows={2}
          maxLength={KIND_WORDS_MAX_LENGTH}
          error={wordsTooLong ? WORDS_TOO_LONG : undefined}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
    </form>
  );
}

function firstKind(instead: Encounter | undefined, shared: readonly Activity[]): PlaceKind {
  return instead?.place.kind ?? placesInTurn(shared).first[0] ?? PLACE_KINDS[0];
}

interface InvitationProps {
  firstName: string;
  place: { kind: PlaceKind; name: string };
  moments: readonly ChosenMoment[];
  places: PlanPlaces;
}

/** The invitation as the recipient will read it, once every moment is chosen. */
function Invitation({ firstName, place, moments, places }: InvitationProps) {
  const chosen = moments.map(({ day, time }) => (day && time ? instantIn(day, time, places[0].zone) : []));
  const instants = chosen.flat().toSorted((one, other) => one.getTime() - other.getTime());
  if (instants.length < moments.length) return null;
  return (
    <figure className="grid gap-1.5 rounded-[20px] bg-lavande p-4">
      <figcaption className="text-sm font-semibold wrap-anywhere">
        L’invitation que recevra {firstName}
      </figcaption>
      <InvitationQuote place={place} moments={instants} places={places} />
    </figure>
  );
}

/** Names the time zone of the input when the other, or this device, is in another one. */
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
