import { useQuery } from '@tanstack/react-query';
import { Eye, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PROFILE_LOAD_FAILED } from '#member/profile/contract.ts';
import {
  LOVE_DIMENSIONS,
  type LoveProfile,
  QUIZ_SCORE_MAX,
  QUIZ_TOPICS,
  type Quiz,
} from '#member/profile/rules.ts';
import { LOVE_QUESTIONS, loveSentence, QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ActivityList, LifeProjectLines } from '#member/profile/web/shared/profile-summary.tsx';
import { changesSentence } from '#member/questionnaires/web/changes-sentence.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FoldingPart } from '#ui/folding-part.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import type { ContentQuery } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

const ERASED = 'Vos réponses ont été effacées avec votre accord.';

/** @param withdrawn whether the consent of D6 was withdrawn, so that the love profile cannot be edited */
export function MyQuestionnaires({ withdrawn }: { withdrawn: boolean }) {
  return (
    <FoldingPart
      id="questionnaires"
      title="Mes questionnaires"
      hint="Profil amoureux, quiz, moments à partager, projet de vie"
    >
      <div className="grid gap-6 md:grid-cols-2">
        <LoveProfileCard withdrawn={withdrawn} />
        <QuizCard />
        <ActivitiesCard />
        <LifeProjectCard />
      </div>
    </FoldingPart>
  );
}

function LoveProfileCard({ withdrawn }: { withdrawn: boolean }) {
  const answers = useQuery(answersApi.loveProfile.queryOptions());
  return (
    <QuestionnaireCard
      title="Mon profil amoureux"
      className="md:row-span-2"
      seenBy="nobody"
      answers={answers}
      door={(saved) =>
        withdrawn
          ? null
          : {
              to: '/inscription/love-profile?from=profile',
              label: saved.answers ? 'Refaire mon profil amoureux' : 'Remplir mon profil amoureux',
            }
      }
    >
      {(saved) => (
        <>
          <LoveSentences answers={saved.answers} />
          <p className="text-sm text-encre-2">
            {withdrawn ? ERASED : changesSentence(saved.answers !== null, saved.changesLeft)}
          </p>
        </>
      )}
    </QuestionnaireCard>
  );
}

function QuizCard() {
  const answers = useQuery(answersApi.quiz.queryOptions());
  return (
    <QuestionnaireCard
      title="Mon quiz"
      seenBy="nobody"
      answers={answers}
      door={(scores) => ({
        to: '/inscription/quiz?from=profile',
        label: scores ? 'Refaire le quiz' : 'Faire le quiz',
      })}
    >
      {(scores) =>
        scores ? (
          <QuizBars scores={scores} />
        ) : (
          <Missing title="Quiz non complété">
            Quatre questions, une minute : vos conseils en sont tirés.
          </Missing>
        )
      }
    </QuestionnaireCard>
  );
}

function ActivitiesCard() {
  const answers = useQuery(answersApi.sharedValues.queryOptions());
  return (
    <QuestionnaireCard
      title="Mes moments à partager"
      seenBy="members"
      answers={answers}
      door={(shared) => ({
        to: '/inscription/shared-values?from=profile',
        label: shared?.activities.length ? 'Modifier mes activités' : 'Choisir mes activités',
      })}
    >
      {(shared) =>
        shared?.activities.length ? (
          <ActivityList activities={shared.activities} shared={[]} />
        ) : (
          <Missing title="Aucune activité sélectionnée">
            Choisissez ce que vous aimeriez vivre à deux : c’est souvent le premier sujet de conversation.
          </Missing>
        )
      }
    </QuestionnaireCard>
  );
}

function LifeProjectCard() {
  const answers = useQuery(answersApi.lifeProject.queryOptions());
  const gender = useQuery(profileApi.mine.queryOptions()).data?.gender;
  return (
    <QuestionnaireCard
      title="Mon projet de vie"
      className="md:col-span-2"
      seenBy="members"
      answers={answers}
      door={(project) => ({
        to: '/inscription/life-project?from=profile',
        label: project ? 'Modifier mon projet de vie' : 'Décrire mon projet de vie',
      })}
    >
      {(project) =>
        project ? (
          <div className="sm:*:grid-cols-3">
            <LifeProjectLines lifeProject={project} gender={gender} />
          </div>
        ) : (
          <Missing title="Non renseigné">
            Trois questions simples : elles comptent dans le score et figurent sur votre profil.
          </Missing>
        )
      }
    </QuestionnaireCard>
  );
}

function Missing({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium">{title}</p>
      <p className="text-encre-2">{children}</p>
    </div>
  );
}

/** A missing answer reads « Non renseigné » (spec 1 §9). */
function LoveSentences({ answers }: { answers: LoveProfile | null }) {
  return (
    <dl className="grid gap-4">
      {LOVE_DIMENSIONS.map((dimension) => (
        <div key={dimension} className="grid gap-0.5">
          <dt className="text-sm font-semibold text-prune">{LOVE_QUESTIONS[dimension].name}</dt>
          <dd className={answers ? undefined : 'text-encre-2'}>
            {/* 0 is not a score: it selects the text for a missing answer. */}
            {loveSentence(dimension, answers ? answers[dimension] : 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface QuestionnaireCardProps<Data> {
  title: string;
  seenBy: 'nobody' | 'members';
  answers: ContentQuery<Data>;
  /** Link to the editing page; null when editing is not possible. */
  door: (data: Data) => { to: string; label: string } | null;
  className?: string;
  children: (data: Data) => ReactNode;
}

const SEEN_BY = {
  nobody: { icon: Lock, text: 'Pour vous uniquement' },
  members: { icon: Eye, text: 'Visible sur votre profil' },
} as const;

function QuestionnaireCard<Data>({
  title,
  seenBy,
  answers,
  door,
  className,
  children,
}: QuestionnaireCardProps<Data>) {
  const id = useId();
  const { data } = answers;
  const { icon: Icon, text } = SEEN_BY[seenBy];
  const way = data === undefined ? null : door(data);
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={classNames('grid grid-rows-[auto_1fr_auto] content-start gap-5 sm:p-8', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id}>{title}</h3>
        <p className="inline-flex items-center gap-1.5 text-sm text-encre-2">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </p>
      </div>
      {data !== undefined ? (
        <div className="grid content-start gap-4">{children(data)}</div>
      ) : (
        <MissingContent
          query={answers}
          failed={PROFILE_LOAD_FAILED}
          waiting={<LoadingShapes label="Chargement de vos réponses…" shapes={['h-40']} />}
        />
      )}
      {way ? (
        <ButtonLink to={way.to} variant="secondary" size="small" className="justify-self-start">
          {way.label}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function QuizBars({ scores }: { scores: Quiz }) {
  return (
    <dl className="grid gap-5">
      {QUIZ_TOPICS.map((topic) => {
        const { name, ends } = QUIZ_QUESTIONS[topic];
        return (
          <div key={topic} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-sm whitespace-nowrap text-encre-2 tabular-nums">
              <span className="text-base font-semibold text-encre">{scores[topic]}</span> sur {QUIZ_SCORE_MAX}
            </dd>
            <dd aria-hidden="true" className="col-span-2 grid gap-1">
              <Bar score={scores[topic]} />
              <span className="flex justify-between gap-4 text-xs text-encre-2">
                <span>{ends[0]}</span>
                <span className="text-right">{ends[1]}</span>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Bar({ score }: { score: number }) {
  return (
    <span className="block overflow-hidden rounded-full border border-bord/60">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2.5 w-full" aria-hidden="true">
        <rect width="100" height="8" className="fill-carte" />
        <rect width={(score / QUIZ_SCORE_MAX) * 100} height="8" rx="2" className="fill-prune" />
      </svg>
    </span>
  );
}
