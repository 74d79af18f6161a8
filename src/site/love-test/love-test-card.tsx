import { Download, ImageIcon, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import { LOVE_TEST_PATH } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { LoveCard } from './draw-love-card.ts';

const drawing = retryableImport(() => import('./draw-love-card.ts'));

const FILE_NAME = 'ma-facon-d-aimer.png';

/** Draws the card on press, in the browser; none of it is sent. */
export function LoveCardMaker({ card }: { card: Omit<LoveCard, 'title' | 'address'> & { image: string } }) {
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
