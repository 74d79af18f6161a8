import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { useSession } from '#browser/session/session.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { LOVE_DIMENSIONS, type LoveDimension, type LoveProfile } from '#member/profile/rules.ts';
import { KEPT_MEANS, KEPT_TO_ONESELF, LOVE_QUESTIONS, SAME_LOVE } from '#member/profile/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { loveProfile } from '../contract.ts';
import { changesSentence } from './changes-sentence.ts';
import { AnswersSkeleton, type Begun, QuestionnaireFrame } from './questionnaire.tsx';
import { answersApi } from './shared/api.ts';
import { ConsentNeeded, wayOn } from './shared/consent-needed.tsx';
import { forgetKeptAnswers } from './shared/kept-answers.ts';
import { useAnswers, useNextPage } from './use-answers.tsx';

const NEXT_STEP = '/inscription/quiz';

export default function LoveProfilePage() {
  const { member } = useSession();
  const { editing, nextPage } = useNextPage(NEXT_STEP);
  const hasConsent = member?.loveLifeConsent !== false;
  const query = useQuery(answersApi.loveProfile.queryOptions());
  const draft = useFormDraft('love-profile', loveProfile.partial(), hasConsent);
  return (
    <QuestionnaireFrame
      title="Votre profil amoureux"
      intro="Cinq questions sur votre façon d’aimer, pour vous présenter des personnes qui aiment comme vous. Aucune réponse n’est meilleure qu’une autre."
      seenBy={{
        who: 'nobody',
        text: `Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ». Elles comptent dans le score, affiché sur vos deux écrans : une personne à qui l’on vous présente peut en deviner une. ${SAME_LOVE}`,
      }}
      query={query}
      savedIn={({ answers }) => answers}
      draft={draft}
      prefill={({ love }) => love}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <Card padding="large">
          <AnswersSkeleton cards={5} />
        </Card>
      }
      locked={hasConsent ? undefined : <ConsentNeeded nextPage={nextPage} nextLabel={wayOn(editing)} />}
    >
      {(begun, { changesLeft }) => <LoveProfileForm begun={begun} changesLeft={changesLeft} />}
    </QuestionnaireFrame>
  );
}

const NAMES = Object.fromEntries(
  LOVE_DIMENSIONS.map((dimension) => [dimension, LOVE_QUESTIONS[dimension].question]),
);
const sentenceOf = (field: string, stored: object) => {
  const dimension = loveProfile.keyof().parse(field);
  const score = loveProfile.parse(stored)[dimension];
  return score === null ? KEPT_TO_ONESELF : LOVE_QUESTIONS[dimension].sentences[score - 1];
};

interface LoveProfileFormProps {
  begun: Begun<LoveProfile>;
  changesLeft: number;
}

function LoveProfileForm({ begun, changesLeft }: LoveProfileFormProps) {
  const form = useAnswers(begun, {
    schema: loveProfile,
    step: 'love_profile',
    nextStep: NEXT_STEP,
    mutation: answersApi.saveLoveProfile.mutationOptions(),
    onSaved: (queryClient, answers) => {
      queryClient.setQueryData(answersApi.loveProfile.queryKey(), { answers, changesLeft });
      // The server knows how many changes remain.
      void queryClient.invalidateQueries({ queryKey: answersApi.loveProfile.key() });
      void refreshMadeOf(queryClient, 'answers');
      forgetKeptAnswers();
    },
    // Spec 1 §8, verbatim.
    saveFailed: 'Une erreur est survenue lors de la sauvegarde de vos réponses. Veuillez réessayer.',
    newer: { names: NAMES, words: sentenceOf },
  });
  const { answers } = form;
  const { current, show, moved } = useQuestion(answers, begun.resumes);
  const position = LOVE_DIMENSIONS.indexOf(current);
  const previous = LOVE_DIMENSIONS[position - 1];
  const next = LOVE_DIMENSIONS[position + 1];

  function submit(event: FormEvent) {
    if (!next) return form.formProps.onSubmit(event);
    event.preventDefault();
    form.check([current], () => show(next));
  }
  return (
    <form {...form.formProps} className="grid gap-6" onSubmit={submit}>
      <Card padding="large" className="grid gap-6 sm:gap-8">
        <Stepper current={position + 1} total={LOVE_DIMENSIONS.length} />
        <LoveQuestionCards
          key={current}
          dimension={current}
          score={answers[current]}
          onScore={(score) => form.set(current, score)}
          onMoveOn={next && (() => show(next))}
          error={form.errorOf(current)}
          takesFocus={moved}
        />
        {form.failure}
        <StepButtons
          onBack={previous && (() => show(previous))}
          answered={answers[current] !== undefined}
          last={!next}
          pending={form.pending}
        />
      </Card>
      <p className="text-encre-2">{changesSentence(begun.saved !== null, changesLeft)}</p>
    </form>
  );
}

interface StepButtonsProps {
  /** Undefined on the first question. */
  onBack: (() => void) | undefined;
  answered: boolean;
  last: boolean;
  pending: boolean;
}

function StepButtons({ onBack, answered, last, pending }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button variant="quiet" disabled={!onBack} onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="max-sm:hidden" />
        Précédent
      </Button>
      <Button
        type="submit"
        size="large"
        className="sm:min-w-56"
        // Not disabled: clicked without an answer, it says what is missing.
        aria-disabled={!answered}
        pending={pending}
        pendingLabel="Enregistrement…"
      >
        {last ? 'Enregistrer' : 'Suivant'}
      </Button>
    </div>
  );
}

const KEPT = 'kept';

interface LoveQuestionCardsProps {
  dimension: LoveDimension;
  /** Null if private. */
  score: number | null | undefined;
  onScore: (score: number | null) => void;
  /** Undefined on the last question: saving takes its own click. */
  onMoveOn: (() => void) | undefined;
  error: string | undefined;
  /** True after a change of question, so that screen readers start at the question. */
  takesFocus: boolean;
}

/** Use the dimension as `key`, so that each question is a new radio group. */
function LoveQuestionCards(props: LoveQuestionCardsProps) {
  const { dimension, score, onScore, onMoveOn, error, takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const moveOnSoon = useMoveOn(onMoveOn);
  const { question, sentences } = LOVE_QUESTIONS[dimension];
  const mayBeKept = dimension === 'sexuality_score';
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // On a small screen, the previous question may be scrolled to its middle.
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <ChoiceCards
      name={dimension}
      legend={
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-h3 sm:mb-4 sm:text-2xl">
          {question}
        </h2>
      }
      hint={mayBeKept ? KEPT_MEANS : undefined}
      choices={[
        ...sentences.map((sentence, index) => ({ value: String(index + 1), label: sentence })),
        ...(mayBeKept ? [{ value: KEPT, label: KEPT_TO_ONESELF }] : []),
      ].map(({ value, label }) => ({ value, label: <span className="font-normal">{label}</span> }))}
      value={score === undefined ? null : score === null ? KEPT : String(score)}
      onValueChange={(value) => onScore(value === KEPT ? null : Number(value))}
      // Also when the answer was chosen before and the member came back to it.
      onClick={moveOnSoon}
      error={error}
    />
  );
}

/** Long enough to see the choice, and to change it. */
const MOVE_ON_MS = 400;

/**
 * Advances after a choice by touch or mouse, never by keyboard: arrow keys select every answer they pass. Any input
 * meanwhile cancels it, so that « Suivant » at that moment moves one question and not two.
 */
function useMoveOn(moveOn: (() => void) | undefined): () => void {
  const timer = useRef(0);
  const byPointer = useRef(false);
  useEffect(() => {
    const act = ({ type }: Event) => {
      window.clearTimeout(timer.current);
      byPointer.current = type === 'pointerdown';
    };
    window.addEventListener('pointerdown', act, true);
    window.addEventListener('keydown', act, true);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pointerdown', act, true);
      window.removeEventListener('keydown', act, true);
    };
  }, []);
  return () => {
    if (moveOn && byPointer.current) timer.current = window.setTimeout(moveOn, MOVE_ON_MS);
  };
}

/**
 * One history entry per question, for the browser’s Back; never beyond the first unanswered one.
 * @param resumes whether to start where a draft stopped
 */
function useQuestion(answers: Partial<LoveProfile>, resumes: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const moved = useRef(false);
  const unanswered = LOVE_DIMENSIONS.findIndex((dimension) => answers[dimension] === undefined);
  const furthest = unanswered < 0 ? LOVE_DIMENSIONS.length : unanswered + 1;
  const [start] = useState(resumes ? furthest : 1);
  const asked = Math.min(questionOf(state) ?? start, furthest, LOVE_DIMENSIONS.length);
  return {
    current: LOVE_DIMENSIONS[asked - 1] ?? LOVE_DIMENSIONS[0],
    /** Moves the focus only after a change of question. */
    moved: moved.current,
    show: (dimension: LoveDimension) => {
      moved.current = true;
      const question = LOVE_DIMENSIONS.indexOf(dimension) + 1;
      void navigate({ search }, { state: { question }, preventScrollReset: true });
    },
  };
}

/** Stored in the history state: the URL does not reveal the question. */
function questionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  return typeof state.question === 'number' ? state.question : undefined;
}
