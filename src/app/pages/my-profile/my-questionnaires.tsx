import { useQuery } from '@tanstack/react-query';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ActivityList, LifeProjectLines } from '#member/profile/web/shared/profile-summary.tsx';
import { changesSentence } from '#member/questionnaires/web/love-profile/changes-sentence.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { FoldingPart } from '#ui/folding-part.tsx';
import { LoveSentences } from './love-sentences.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import { QuizBars } from './quiz-bars.tsx';

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
