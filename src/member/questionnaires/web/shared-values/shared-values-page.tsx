import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { type FormDraft, useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { versionOf } from '#lib/version-of.ts';
import { ACTIVITIES, type Activity, MAX_ACTIVITIES } from '#member/profile/rules.ts';
import { written } from '#member/profile/texts.ts';
import { type Chip, ChipChoice } from '#ui/chip-choice.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SaveButton } from '#ui/form/save-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { activities, activities as activitiesOf } from '../../contract.ts';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { PrefilledNote } from '../prefilled-note.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { ACTIVITY_ICONS } from '../shared/activity-icons.ts';
import { answersApi } from '../shared/api.ts';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { useNextPage } from '../use-next-page.ts';

export default function SharedValuesPage() {
  const kept = useKeptAnswers();
  const answers = useQuery(answersApi.sharedValues.queryOptions());
  const draft = useFormDraft('shared-values', activities);
  return (
    <QuestionnaireFrame
      title="Vos moments à partager"
      intro="Un goût en commun donne souvent le premier sujet de conversation, et parfois l’idée du premier rendez-vous."
      seenBy={{
        who: 'members',
        text: 'Ces activités comptent dans votre score. Elles figurent sur votre profil : les membres à qui nous le proposons et vos contacts les voient.',
      }}
      answers={answers}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos activités."
      skeleton={
        <>
          <Skeleton className="h-96 rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(shared, begun) => (
        <>
          {!shared && !begun && kept ? <PrefilledNote /> : null}
          <SharedValuesForm
            key={kept ? 'kept' : 'own'}
            saved={shared}
            initial={begun ?? shared?.activities ?? kept?.activities ?? []}
            draft={draft}
          />
        </>
      )}
    </QuestionnaireFrame>
  );
}

/** Spec 1 §8, verbatim. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos activités.';

const chips = ACTIVITIES.map((activity) => {
  const Icon = ACTIVITY_ICONS[activity];
  return {
    value: activity,
    label: (
      <span className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0 [label:has(:checked)_&]:hidden" />
        {written(activity)}
      </span>
    ),
  };
});

const LEGEND = 'Ce que vous aimeriez vivre à deux';
const inWords = (_: string, stored: object) =>
  activitiesOf
    .parse(Reflect.get(stored, 'activities'))
    .map((activity) => written(activity))
    .join('\n');

/** An unchecked chip shows its picture instead of the plus sign, to avoid a layout shift. */
const pictureOfActivity = '[&_label:not(:has(:checked))>svg]:hidden';

interface SharedValuesFormProps {
  saved: { activities: Activity[] } | null;
  initial: readonly Activity[];
  draft: FormDraft<Activity[]>;
}

function SharedValuesForm({ saved: read, initial, draft }: SharedValuesFormProps) {
  const queryClient = useQueryClient();
  const { editing, goOn } = useNextPage('/inscription/love-profile');
  const [version] = useState(() => read && versionOf(read));
  const firstChip = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly Activity[]>(initial);
  const [noneChosen, setNoneChosen] = useState(false);
  const save = useMutation(
    answersApi.saveSharedValues.mutationOptions({
      onSuccess: async (_done, { version: _, ...saved }) => {
        queryClient.setQueryData(answersApi.sharedValues.queryKey(), saved);
        void refreshMadeOf(queryClient, 'answers');
        await goOn('shared_values', draft);
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    send(version);
  }

  function send(known: string | null) {
    if (save.isPending) return;
    if (chosen.length > 0) {
      save.mutate({ activities: [...chosen], version: known });
      return;
    }
    setNoneChosen(true);
    firstChip.current?.focus();
  }
  return (
    <form noValidate className="grid gap-8" onSubmit={submit}>
      <ActivityChips
        ref={firstChip}
        className={pictureOfActivity}
        legend={<h2 className="mb-2 text-h3 sm:text-2xl">{LEGEND}</h2>}
        hint="De une à cinq activités. Touchez une activité choisie pour la retirer."
        chips={chips}
        value={chosen}
        onChange={(activities) => {
          setNoneChosen(false);
          setChosen(activities);
          draft.keep([...activities]);
        }}
        missing={noneChosen}
      />
      <FailureAlert
        error={save.error}
        failed={SAVE_FAILED}
        newer={{ sent: save.variables, names: { activities: LEGEND }, words: inWords, replace: send }}
      />
      <SaveButton editing={editing} pending={save.isPending} />
    </form>
  );
}

interface ActivityChipsProps {
  legend: ReactNode;
  hint: ReactNode;
  chips: readonly Chip<Activity>[];
  value: readonly Activity[];
  onChange: (activities: readonly Activity[]) => void;
  missing: boolean;
  className?: string;
  /** First chip, for focus on error. */
  ref?: Ref<HTMLInputElement>;
}

function ActivityChips({ value, missing, ...choice }: ActivityChipsProps) {
  return (
    <ChipChoice
      {...choice}
      value={value}
      max={MAX_ACTIVITIES}
      counter={choicesLeft(MAX_ACTIVITIES - value.length)}
      error={missing ? 'Choisissez au moins une activité' : undefined}
    />
  );
}

function choicesLeft(left: number): string {
  return `${left} choix ${left > 1 ? 'restants' : 'restant'}`;
}
