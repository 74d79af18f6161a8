import type { ComponentType } from 'react';
import { QUIZ_SCORE_MAX, type QuizTopic } from '#member/answers/rules.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import type { SceneProps } from '#ui/illustrations/scene.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { WORKSHOP_OF_TOPIC } from '../rules.ts';
import { ADVICE, ADVICE_ARTICLES } from '../texts.ts';
import { AdviceArticle } from './advice-article.tsx';
import { AdvisedWorkshop } from './advised-workshop.tsx';
import { TOPIC_FACES } from './topic-faces.ts';

const scenes: Record<QuizTopic, ComponentType<SceneProps>> = {
  past_breakups_score: ListeningScene,
  abandonment_fear_score: MeetingScene,
  self_confidence_score: WalkingScene,
  single_status_score: QuietHorizonScene,
};

interface AdviceEntryProps {
  topic: QuizTopic;
  score: number;
  open: boolean;
}

export function AdviceEntry({ topic, score, open }: AdviceEntryProps) {
  const { title, felt } = ADVICE[topic];
  const { icon: Icon, tone } = TOPIC_FACES[topic];
  const Scene = scenes[topic];
  return (
    <Card as="li" tone={tone} padding="none">
      <article>
        <div className="grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2">
          <div className="grid content-start justify-items-start gap-4 p-6 pb-2 max-sm:order-2 sm:p-8 sm:pb-2">
            <p className="inline-flex items-center gap-2 rounded-full bg-carte py-1.5 pr-4 pl-2.5 text-sm">
              <Icon aria-hidden="true" className="size-5 text-prune" />
              {`Votre réponse : ${score}/${QUIZ_SCORE_MAX}`}
            </p>
            <h2 className="text-h3 sm:text-2xl">{title}</h2>
            <p>{felt}</p>
          </div>
          <Scene className="block aspect-[560/390] h-auto w-full sm:mt-8 sm:mr-8 sm:aspect-[560/460] sm:w-56 sm:rounded-[20px] lg:w-72" />
        </div>
        <div className="grid gap-5 px-6 pb-6 sm:px-8 sm:pb-8">
          <Disclosure
            defaultOpen={open}
            label={
              <span>
                Lire le conseil
                <span className="sr-only">{` : ${title}`}</span>
              </span>
            }
            openLabel={
              <span>
                Replier le conseil
                <span className="sr-only">{` : ${title}`}</span>
              </span>
            }
          >
            <AdviceArticle article={ADVICE_ARTICLES[topic]} />
          </Disclosure>
          <AdvisedWorkshop id={WORKSHOP_OF_TOPIC[topic]} />
        </div>
      </article>
    </Card>
  );
}
