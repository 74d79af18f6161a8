import { CalendarHeart, Clock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { consentDate } from '#lib/french-date.ts';
import { readingMinutes } from '#lib/reading-minutes.ts';
import { builtInCoach } from '#member/coaches/texts.ts';
import { QUIZ_SCORE_MAX, QUIZ_TOPICS, type QuizTopic } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { DURATION_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import type { SceneProps } from '#ui/illustrations/scene.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { TextLink } from '#ui/link.tsx';
import { NumberedSteps } from '#ui/numbered-steps.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Advice } from '../contract.ts';
import { leadOf, WORKSHOP_OF_TOPIC } from '../rules.ts';
import {
  ADVICE,
  ADVICE_ARTICLES,
  type AdviceText,
  ALL_IS_WELL,
  type AdviceText as Article,
  HELP_LINES,
} from '../texts/advice.ts';
import { AdviceContent, TOPIC_FACES } from './shared/advice-content.tsx';
import { ShareWithCoach } from './shared/share-with-coach.tsx';

export default function MyAdvicePage() {
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Des articles choisis d’après ce que vous nous avez confié, à lire quand vous voulez. Aucun autre membre ne les voit.">
        Mes conseils personnalisés
      </PageTitle>
      <AdviceContent>{(advice) => <Entries {...advice} />}</AdviceContent>
      <ShareWithCoach />
    </div>
  );
}

function Entries({ topics, scores, answeredAt }: Advice) {
  const behind = <AnswersBehind scores={scores} answeredAt={answeredAt} />;
  if (topics.length === 0)
    return (
      <>
        <AllIsWell />
        {behind}
      </>
    );
  return (
    <>
      <ul className="grid gap-6">
        {topics.map((topic) => (
          <AdviceEntry key={topic} topic={topic} score={scores[topic]} open={topics.length === 1} />
        ))}
      </ul>
      <ButtonLink to="/webinaires" size="large" className="justify-self-start">
        Voir les webinaires conseillés
      </ButtonLink>
      <HelpLines />
      {behind}
    </>
  );
}

/** No score calls for advice: no workshop is recommended (spec 1 §9). */
function AllIsWell() {
  return (
    <Card padding="none">
      <div className="grid items-center sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2">
        <div className="grid max-w-[62ch] gap-3 p-6 max-sm:order-2 sm:p-10">
          <h2>Formidable !</h2>
          <p className="text-lg">{ALL_IS_WELL.intro}</p>
        </div>
        <WalkingScene className="block h-auto w-full sm:my-8 sm:mr-10 sm:w-64 sm:rounded-[20px] lg:w-80" />
      </div>
      <div className="grid gap-6 px-6 pb-6 sm:px-10 sm:pb-10">
        <ul className="grid gap-4 md:grid-cols-3">
          {ALL_IS_WELL.ideas.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 rounded-[20px] bg-abricot-100 p-5">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/selection" className="justify-self-start">
          Voir mes matchs
        </ButtonLink>
      </div>
    </Card>
  );
}

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

/** An article that opens with the member’s answer in words; the scores are at the end of the page. */
function AdviceEntry({ topic, score, open }: AdviceEntryProps) {
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
        <div className="flex flex-wrap gap-x-4 gap-y-3 p-6 pb-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr] sm:gap-x-8 sm:p-8 sm:pb-2">
          <div className="grid min-w-0 flex-1 basis-[7.5rem] content-center gap-2">
            <p className="inline-flex items-center gap-1.5 text-sm text-encre-2">
              <Clock aria-hidden="true" className="size-4" />
              {minutesOf(article)} min de lecture
            </p>
            <h2 className="text-[1.5rem] wrap-anywhere sm:text-h2">{title}</h2>
          </div>
          <Scene className="block aspect-square h-auto w-24 self-start rounded-[20px] sm:row-span-2 sm:aspect-[560/460] sm:w-56 lg:w-72" />
          <p className="text-lg max-sm:basis-full">{article.leads[leadOf(score)]}</p>
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

/** How it feels, where it may come from, one exercise for this week; then more exercises, and when to seek help. */
function AdviceArticle({ article: { felt, why, exercises, help } }: { article: Article }) {
  const [first, ...others] = exercises;
  return (
    <div className="grid max-w-[62ch] gap-8 pt-3 pb-2">
      <Paragraphs texts={felt} />
      <Section title="D’où cela vient, souvent">
        <Paragraphs texts={why} />
      </Section>
      <section className="grid gap-2 rounded-[20px] bg-carte p-5 sm:p-6">
        <p className="text-sm font-semibold text-sauge">À essayer cette semaine</p>
        <h3>{first.title}</h3>
        <p>{first.text}</p>
        <Disclosure label="Deux autres exercices, pour plus tard" className="mt-1">
          <NumberedSteps steps={others} disc="sauge" heading="h4" className="gap-5 pt-2" />
        </Disclosure>
      </section>
      <Section title="Quand demander de l’aide">
        <Paragraphs texts={help} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function AdvisedWorkshop({ id }: { id: WorkshopId }) {
  const { title, coach, durationMinutes, price } = workshopOf(id);
  return (
    <div className="flex flex-wrap items-start gap-x-4 rounded-[20px] bg-carte px-5 py-3">
      <CalendarHeart aria-hidden="true" className="mt-1.5 size-6 shrink-0 text-prune" />
      <div className="grid min-w-[min(12rem,100%)] flex-1 justify-items-start">
        <p className="grid">
          <span className="text-sm text-encre-2">
            {`Atelier conseillé, avec ${builtInCoach(coach).firstName}, ${DURATION_LABELS[durationMinutes]}, ${price.toLowerCase()}`}
          </span>
          <span className="font-semibold">{title}</span>
        </p>
        <TextLink to={`/webinaires/${id}/inscription`} className="inline-flex min-h-11 items-center">
          Voir les prochaines séances
          <span className="sr-only">{` (${title})`}</span>
        </TextLink>
      </div>
    </div>
  );
}

/** The scores, collapsed, with a link to change them. */
function AnswersBehind({ scores, answeredAt }: Pick<Advice, 'scores' | 'answeredAt'>) {
  return (
    <Disclosure label={`D’après vos réponses du ${consentDate(answeredAt)}`}>
      <dl className="grid max-w-xl gap-2 py-2">
        {QUIZ_TOPICS.map((topic) => (
          <div key={topic} className="flex flex-wrap justify-between gap-x-6">
            <dt>{QUIZ_QUESTIONS[topic].name}</dt>
            <dd className="text-encre-2">{`${scores[topic]} sur ${QUIZ_SCORE_MAX}`}</dd>
          </div>
        ))}
      </dl>
      <TextLink to="/inscription/quiz?from=profile" className="inline-flex min-h-11 items-center">
        Refaire le quiz
      </TextLink>
    </Disclosure>
  );
}

/** Advice is not medical care: the page also names help lines. */
function HelpLines() {
  return (
    <section aria-labelledby="help-lines" className="grid gap-3 rounded-card bg-lin p-6 sm:p-8">
      <h2 id="help-lines" className="text-h3">
        Besoin de parler tout de suite ?
      </h2>
      <p>
        Ces conseils ne remplacent pas l’écoute d’un médecin ou d’un psychologue. En cas de danger immédiat,
        appelez le 15 ou le 112.
      </p>
      <ul className="grid gap-1">
        {HELP_LINES.map(({ number, tel, what }) => (
          <li key={number} className="flex min-h-11 flex-wrap items-baseline">
            <a
              href={`tel:${tel}`}
              className="inline-flex min-h-11 min-w-[5.5rem] items-center rounded-sm font-semibold text-prune underline underline-offset-4 hover:text-prune-hover"
            >
              {number}
            </a>
            <span className="min-w-0 flex-1 basis-[8rem]">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
