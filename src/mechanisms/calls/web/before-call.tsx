import { Mic, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StreamVideo } from '#ui/stream-video.tsx';
import type { CallKind, OwnMedia } from './use-own-media.ts';

interface BeforeCallProps {
  title: string;
  intro: string;
  firstName: string;
  relayed: boolean;
  otherIsThere: boolean;
  media: OwnMedia;
  onOpen: (kind: CallKind) => void;
  onCloseMedia: () => void;
  joining: boolean;
  failure: string | null;
  onJoin: () => void;
  back: { href: string; label: string };
}

/** The lobby: choose video or voice, check the picture and the microphone, then join. */
export function BeforeCall({
  title,
  intro,
  firstName,
  relayed,
  otherIsThere,
  media,
  back,
  ...on
}: BeforeCallProps) {
  const [kind, setKind] = useState<CallKind>('video');
  return (
    <div className="grid gap-6">
      <PageTitle intro={intro}>{title}</PageTitle>
      {otherIsThere ? (
        <p role="status" className="font-semibold text-sauge">
          {firstName} vous attend.
        </p>
      ) : null}
      {media.state === 'on' ? (
        <OwnCheck media={media} onChange={on.onCloseMedia} />
      ) : (
        <ChoiceCards
          name="kind"
          legend="Comment voulez-vous parler&#8239;?"
          columns={2}
          value={kind}
          onValueChange={setKind}
          choices={[
            {
              value: 'video',
              label: 'Avec l’image',
              description: 'Vous vous voyez l’un l’autre',
              icon: Video,
            },
            { value: 'voice', label: 'La voix seule', description: 'Votre caméra reste éteinte', icon: Mic },
          ]}
        />
      )}
      {media.state === 'refused' ? <Alert tone="error">{media.sentence}</Alert> : null}
      {on.failure ? <Alert tone="error">{on.failure}</Alert> : null}
      <div className="grid gap-3">
        {media.state === 'on' ? (
          <Button size="large" pending={on.joining} pendingLabel="Un instant…" onClick={on.onJoin}>
            Rejoindre l’appel
          </Button>
        ) : (
          <Button
            size="large"
            pending={media.state === 'asking'}
            pendingLabel="Votre navigateur vous demande la permission…"
            onClick={() => on.onOpen(kind)}
          >
            {kind === 'video' ? 'Essayer ma caméra et mon micro' : 'Essayer mon micro'}
          </Button>
        )}
        <p className="text-sm text-encre-2">
          {relayed
            ? `L’appel passe par notre relais\u202f: ${firstName} ne connaît pas l’adresse de votre réseau.`
            : `L’appel va d’un appareil à l’autre sans passer par nous\u202f: chacun des deux appareils connaît l’adresse de réseau (IP) de l’autre.`}
        </p>
        <a href={back.href} className={buttonStyle({ variant: 'quiet', size: 'small' })}>
          {back.label}
        </a>
      </div>
    </div>
  );
}

interface OwnCheckProps {
  media: Extract<OwnMedia, { state: 'on' }>;
  onChange: () => void;
}

function OwnCheck({ media: { stream, kind }, onChange }: OwnCheckProps) {
  const level = useSoundLevel(stream);
  return (
    <section aria-label="Votre image et votre voix" className="grid gap-3">
      {kind === 'video' ? (
        <div className="aspect-[4/3] overflow-hidden rounded-card bg-nuit">
          <StreamVideo own stream={stream} label="Vous" />
        </div>
      ) : null}
      <div className="flex items-center gap-3 rounded-[20px] bg-lin px-4 py-3">
        <Mic aria-hidden="true" className="size-5 shrink-0 text-prune" />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="text-sm">Dites quelques mots{'\u202f'}: la barre bouge quand on vous entend.</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full border border-bord bg-carte">
            <span
              className="block h-full origin-left bg-sauge transition-transform"
              style={{ transform: `scaleX(${level})` }}
            />
          </span>
        </span>
      </div>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onChange}>
        {kind === 'video' ? 'Changer, ou garder la voix seule' : 'Changer, ou ajouter l’image'}
      </Button>
    </section>
  );
}

const LOOK_EVERY_MS = 120;
/** Level of a voice close by, as the analyser measures it. */
const LOUD = 0.25;

/** The level of a microphone, from 0 to 1. */
function useSoundLevel(stream: MediaStream): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!('AudioContext' in window) || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = window.setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) / LOUD));
    }, LOOK_EVERY_MS);
    return () => {
      window.clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}
