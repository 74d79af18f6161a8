import { useId, useState } from 'react';
import { useWho } from '#browser/session/who.ts';
import {
  forgetKeptAnswers,
  storeAnswers,
  type TestAnswers,
} from '#member/questionnaires/web/shared/kept-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { arriveAt } from './love-test-arrival.ts';
import { LoveCardMaker } from './love-test-card.tsx';
import { lovePortraitOf } from './love-test-portrait.ts';
import type { Closeness, Language } from './love-test-portrait-texts.ts';
import { answersToKeep, type LoveTestAnswers } from './love-test-subjects.ts';

/** Passed by the page, so that no script contains it. */
export interface LoveTestArt {
  /** URL of the scene for each kind of closeness. */
  scenes: Record<Closeness, string>;
  /** Name of the product, on the card. */
  signature: string;
}

const TONES = {
  both: 'abricot',
  words: 'lavande',
  gestures: 'rosee',
  quiet: 'sauge',
} as const satisfies Record<Language, CardTone>;

interface TestResultProps {
  answers: LoveTestAnswers;
  art: LoveTestArt;
  onRestart: () => void;
}

export function TestResult({ answers, art, onRestart }: TestResultProps) {
  const title = useId();
  const portrait = lovePortraitOf(answers);
  const tone = TONES[portrait.language];
  const scene = art.scenes[portrait.presence];
  const { image, sentence } = portrait;
  return (
    <div className="grid gap-6">
      <Card
        as="article"
        tone={tone}
        padding="none"
        aria-labelledby={title}
        className="grid content-start md:grid-cols-[16rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-5 md:p-8"
      >
        <img
          src={scene}
          alt=""
          width={560}
          height={420}
          className="drawing h-40 w-full object-cover md:h-auto md:rounded-card"
        />
        <div className="grid gap-3 p-5 sm:p-8 md:row-span-2 md:content-start md:gap-4 md:p-0">
          <h2 id={title} ref={arriveAt} tabIndex={-1}>
            {`Vous aimez comme ${image}`}
          </h2>
          {portrait.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="p-5 pt-0 sm:p-8 sm:pt-0 md:p-0">
          <LoveCardMaker card={{ image, sentence, tone, scene, signature: art.signature }} />
        </div>
      </Card>
      <KeepAnswers answers={answersToKeep(answers)} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-encre-2">Un jeu, pas un diagnostic.</p>
        <Button variant="quiet" onClick={onRestart}>
          Refaire le test
        </Button>
      </div>
    </div>
  );
}

const NEXT = {
  visitor: {
    text: 'Nous cherchons pour vous des personnes qui aiment comme vous.',
    keep: 'Garder mes réponses pour mon inscription',
    to: '/inscription/bienvenue',
    label: 'Commencer gratuitement',
  },
  member: {
    text: 'Votre sélection est dans votre espace. Ce test n’y change rien, sauf si vous n’avez pas encore rempli votre profil amoureux ou vos moments à partager : ces réponses peuvent alors y être déjà notées.',
    keep: 'Garder mes réponses pour mes questionnaires',
    to: '/selection',
    label: 'Voir mes matchs',
  },
};

function KeepAnswers({ answers }: { answers: TestAnswers }) {
  const [kept, setKept] = useState(false);
  const next = NEXT[useWho()?.kind ?? 'visitor'];

  function choose(keep: boolean) {
    setKept(keep);
    if (keep) storeAnswers(answers);
    else forgetKeptAnswers();
  }
  return (
    <Card as="section" padding="medium" aria-labelledby="et-maintenant" className="grid gap-4 sm:p-8">
      <div className="grid gap-2">
        <h2 id="et-maintenant" className="text-h3 sm:text-2xl">
          Et maintenant ?
        </h2>
        <p>{next.text}</p>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => choose(event.target.checked)}
        hint="Cet onglet les retient, sauf celle sur la dispute : laissez-le ouvert."
      >
        {next.keep}
      </Checkbox>
      <ButtonLink
        to={next.to}
        size="large"
        className="justify-self-start"
        {...(kept ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {next.label}
        {kept ? <span className="sr-only"> (nouvel onglet)</span> : null}
      </ButtonLink>
    </Card>
  );
}
