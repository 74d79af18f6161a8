import { Clock } from 'lucide-react';
import type { ComponentType } from 'react';
import { readingMinutes } from '#lib/reading-minutes.ts';
import type { QuizTopic } from '#member/profile/rules.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import type { SceneProps } from '#ui/illustrations/scene.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { leadOf, WORKSHOP_OF_TOPIC } from '../rules.ts';
import { ADVICE, ADVICE_ARTICLES, type AdviceText } from '../texts.ts';
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

/** An article that begins with what the member answered, in words; the number stands at the end of the page. */
export function AdviceEntry({ topic, score, open }: AdviceEntryProps) {
  const { title } = ADVICE[topic];
  const article = ADVICE_ARTICLES[topic];
  const Scene = scenes[topic];
  const labelled = (words: string) => (
    <span>
      {words}
      <span className="sr-only">{` (${title})`}</span>
    </span>
  );
  return (
    <Card as="li" tone={TOPIC_FACES[topic].tone} padding="none">
      <article>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 p-6 pb-2 sm:grid-rows-[auto_1fr] sm:gap-x-8 sm:p-8 sm:pb-2">
          <div className="grid content-center gap-2">
            <p className="inline-flex items-center gap-1.5 text-sm text-encre-2">
              <Clock aria-hidden="true" className="size-4" />
              {minutesOf(article)} min de lecture
            </p>
            <h2 className="text-[1.5rem] wrap-anywhere sm:text-h2">{title}</h2>
          </div>
          <Scene className="block aspect-square h-auto w-24 self-start rounded-[20px] sm:row-span-2 sm:aspect-[560/460] sm:w-56 lg:w-72" />
          <p className="text-lg max-sm:col-span-2">{article.leads[leadOf(score)]}</p>
        </div>
        <div className="grid gap-4 px-6 pb-6 sm:px-8 sm:pb-8">
          <Disclosure
            defaultOpen={open}
            label={labelled('Lire l’article')}
            openLabel={labelled('Replier l’article')}
          >
            <AdviceArticle article={article} />
          </Disclosure>
          <AdvisedWorkshop id={WORKSHOP_OF_TOPIC[topic]} />
        </div>
      </article>
    </Card>
  );
}

function minutesOf({ felt, why, exercises, help }: AdviceText): number {
  return readingMinutes([...felt, ...why, ...exercises.map(({ text }) => text), ...help].join(' '));
}
