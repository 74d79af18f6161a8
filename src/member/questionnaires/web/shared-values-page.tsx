import { useQuery } from '@tanstack/react-query';
import {
  Clapperboard,
  Drama,
  Dumbbell,
  Footprints,
  Hammer,
  Handshake,
  Landmark,
  Leaf,
  type LucideIcon,
  Luggage,
  MicVocal,
  Mountain,
  PartyPopper,
  Sofa,
  Sparkles,
} from 'lucide-react';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { ACTIVITIES, type Activity, MAX_ACTIVITIES } from '#member/profile/rules.ts';
import { written } from '#member/profile/texts.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { SaveButton } from '#ui/form/sent-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chosenValues, storedValues } from '../contract.ts';
import { type Begun, QuestionnaireFrame, SaveSkeleton } from './questionnaire.tsx';
import { answersApi } from './shared/api.ts';
import { useAnswers } from './use-answers.tsx';

const ACTIVITY_ICONS: Record<Activity, LucideIcon> = {
  'Sorties, Fêtes': PartyPopper,
  Danse: Footprints,
  'Expos, musées': Landmark,
  Cinéma: Clapperboard,
  Théâtres: Drama,
  Concerts: MicVocal,
  Sport: Dumbbell,
  Nature: Leaf,
  Randonnée: Mountain,
  'Bricolage, jardinage': Hammer,
  'Tendresse, cocooning': Sofa,
  Spiritualité: Sparkles,
  'Balades, voyages, weekends': Luggage,
  'Projets associatifs, projets professionnels': Handshake,
};

export default function SharedValuesPage() {
  const query = useQuery(answersApi.sharedValues.queryOptions());
  const draft = useFormDraft('shared-values', storedValues.partial());
  return (
    <QuestionnaireFrame
      title="Vos moments à partager"
      intro="Un goût en commun donne souvent le premier sujet de conversation, et parfois l’idée du premier rendez-vous."
      seenBy={{
        who: 'members',
        text: 'Ces activités comptent dans votre score. Elles figurent sur votre profil : les membres à qui nous le proposons et vos contacts les voient.',
      }}
      query={query}
      savedIn={(shared) => shared}
      draft={draft}
      prefill={({ activities }) => ({ activities: [...activities] })}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos activités."
      skeleton={
        <>
          <Skeleton className="h-96 rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(begun) => <SharedValuesForm begun={begun} />}
    </QuestionnaireFrame>
  );
}

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
  storedValues
    .parse(stored)
    .activities.map((activity) => written(activity))
    .join('\n');

/** An unchecked chip shows its picture instead of the plus sign, to avoid a layout shift. */
const pictureOfActivity = '[&_label:not(:has(:checked))>svg]:hidden';

function SharedValuesForm({ begun }: { begun: Begun<{ activities: Activity[] }> }) {
  const initial = { activities: [], ...begun.initial };
  const form = useAnswers(
    { ...begun, initial },
    {
      schema: chosenValues,
      step: 'shared_values',
      nextStep: '/inscription/love-profile',
      mutation: answersApi.saveSharedValues.mutationOptions(),
      onSaved: (queryClient, values) => {
        queryClient.setQueryData(answersApi.sharedValues.queryKey(), values);
        void refreshMadeOf(queryClient, 'answers');
      },
      // Spec 1 §8, verbatim.
      saveFailed: 'Une erreur est survenue lors de la sauvegarde de vos activités.',
      newer: { names: { activities: LEGEND }, words: inWords },
    },
  );
  const { activities = [] } = form.answers;
  return (
    <form {...form.formProps} className="grid gap-8">
      <ChipChoice
        name="activities"
        className={pictureOfActivity}
        legend={<h2 className="mb-2 text-h3 sm:text-2xl">{LEGEND}</h2>}
        hint="De une à cinq activités. Touchez une activité choisie pour la retirer."
        chips={chips}
        value={activities}
        onChange={(chosen) => form.set('activities', chosen)}
        max={MAX_ACTIVITIES}
        counter={choicesLeft(MAX_ACTIVITIES - activities.length)}
        error={form.errorOf('activities')}
      />
      {form.failure}
      <SaveButton editing={form.editing} pending={form.pending} />
    </form>
  );
}

function choicesLeft(left: number): string {
  return `${left} choix ${left > 1 ? 'restants' : 'restant'}`;
}
