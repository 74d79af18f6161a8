import { Mic, Video } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { OwnCheck } from './own-check.tsx';
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
