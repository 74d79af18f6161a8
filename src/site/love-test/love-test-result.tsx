import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
import { arriveAt } from './love-test-arrival.ts';
import { LoveCardMaker } from './love-test-card.tsx';
import { KeepAnswers } from './love-test-keep.tsx';
import { portraitOf } from './love-test-portrait.ts';
import type { Language, Presence } from './love-test-portrait-texts.ts';
import { answersToKeep, type LoveTestAnswers } from './love-test-subjects.ts';

/** Given by the page, so that no script carries it. */
export interface LoveTestArt {
  /** URL of the scene for each way of sharing one’s days. */
  scenes: Record<Presence, string>;
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
  const portrait = portraitOf(answers);
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
