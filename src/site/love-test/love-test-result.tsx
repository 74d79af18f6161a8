import { Download, ImageIcon, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import { useWho } from '#browser/session/who.ts';
import { LOVE_TEST_PATH } from '#lib/paths.ts';
import {
  forgetKeptAnswers,
  storeAnswers,
  type TestAnswers,
} from '#member/questionnaires/web/shared/kept-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card, type CardTone } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { LoveCard } from './draw-love-card.ts';
import { arriveAt } from './love-test-arrival.ts';
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

const drawing = retryableImport(() => import('./draw-love-card.ts'));

const FILE_NAME = 'ma-facon-d-aimer.png';

/** Draws the card on press, in the browser; none of it is sent. */
function LoveCardMaker({ card }: { card: Omit<LoveCard, 'title' | 'address'> & { image: string } }) {
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const title = `J’aime comme ${card.image}.`;

  async function draw() {
    setState('drawing');
    try {
      const { drawLoveCard } = await drawing();
      const address = `${location.host}${LOVE_TEST_PATH}`;
      setFile(new File([await drawLoveCard({ ...card, title, address })], FILE_NAME, { type: 'image/png' }));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="grid gap-3">
      {file ? (
        <DrawnCard file={file} words={`${title} ${card.sentence}`} />
      ) : (
        <Button
          className="justify-self-start"
          pending={state === 'drawing'}
          pendingLabel="Dessin en cours…"
          onClick={() => void draw()}
        >
          <ImageIcon aria-hidden="true" />
          Dessiner ma carte
        </Button>
      )}
      <p className="text-sm text-encre-2">Une image sans votre nom ni vos réponses.</p>
      {state === 'failed' ? (
        <p role="alert" className="rounded-field bg-carte px-5 py-4">
          La carte n’a pas pu être dessinée ici. Votre portrait reste affiché : vous pouvez réessayer, ou
          copier la phrase qui vous plaît.
        </p>
      ) : null}
    </div>
  );
}

export function DrawnCard({ file, words }: { file: File; words: string }) {
  const download = useRef<HTMLAnchorElement>(null);
  const [url] = useState(() => URL.createObjectURL(file));
  const [unshared, setUnshared] = useState(false);
  const shared = shareable(file, words);
  useEffect(() => {
    // The button that drew the card is gone.
    download.current?.focus({ preventScroll: true });
    return () => URL.revokeObjectURL(url);
  }, [url]);

  async function share(data: ShareData) {
    try {
      await navigator.share(data);
    } catch (error) {
      // The user cancelled: no message needed.
      setUnshared(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }
  return (
    <div className="grid gap-5">
      <img
        src={url}
        alt={`Votre carte, avec une illustration et ces mots : « ${words} »`}
        width={1080}
        height={1350}
        className="h-auto w-full max-w-80 rounded-card border border-bord/40"
      />
      <div className="flex flex-wrap gap-3">
        {shared ? (
          <Button onClick={() => void share(shared)}>
            <Share2 aria-hidden="true" />
            Partager
          </Button>
        ) : null}
        <a ref={download} href={url} download={FILE_NAME} className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden="true" />
          Enregistrer l’image
        </a>
        {unshared ? (
          <p role="alert" className="w-full text-encre-2">
            Le partage n’a pas abouti. Enregistrez l’image, puis envoyez-la comme vous voulez.
          </p>
        ) : null}
      </div>
    </div>
  );
}

/**
 * Returns what this browser can share: the picture, else the text with the address; undefined where it cannot share.
 */
function shareable(file: File, text: string): ShareData | undefined {
  if (!('share' in navigator)) return undefined;
  const url = new URL(LOVE_TEST_PATH, location.origin).href;
  const picture = { files: [file], text: `${text} ${url}` };
  return navigator.canShare?.(picture) ? picture : { text, url };
}
