import { useCallback, useEffect, useState } from 'react';

export type CallKind = 'video' | 'voice';

export type OwnMedia =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'on'; stream: MediaStream; kind: CallKind }
  | { state: 'refused'; sentence: string };

const SENTENCES: Record<string, string> = {
  NotAllowedError:
    'Votre navigateur n’a pas la permission d’utiliser le micro ou la caméra. Autorisez-les dans les réglages du site, à gauche de la barre d’adresse, puis réessayez.',
  NotFoundError:
    'Nous ne trouvons pas de micro ou de caméra sur cet appareil. Branchez-les, ou choisissez la voix seule.',
  NotReadableError:
    'Une autre application utilise déjà votre micro ou votre caméra. Fermez-la, puis réessayez.',
};
const FAILED = 'Le micro ou la caméra n’ont pas pu être ouverts. Réessayez, ou choisissez la voix seule.';
const UNSUPPORTED = 'Ce navigateur ne permet pas les appels. Essayez avec une version récente d’un autre.';

/** The microphone and the camera of this device, opened on demand and closed with the page. */
export function useOwnMedia() {
  const [media, setMedia] = useState<OwnMedia>({ state: 'off' });
  const stream = media.state === 'on' ? media.stream : undefined;
  useEffect(() => () => stopTracks(stream), [stream]);

  async function open(kind: CallKind): Promise<void> {
    if (!('mediaDevices' in navigator) || !('RTCPeerConnection' in window)) {
      setMedia({ state: 'refused', sentence: UNSUPPORTED });
      return;
    }
    setMedia({ state: 'asking' });
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: true,
        video:
          kind === 'video' ? { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } } : false,
      });
      setMedia({ state: 'on', stream: opened, kind });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      setMedia({ state: 'refused', sentence: SENTENCES[name] ?? FAILED });
    }
  }

  const close = useCallback(() => setMedia({ state: 'off' }), []);
  return { media, open, close };
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
