import { useEffect, useState } from 'react';

export type Camera =
  | { state: 'opening' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'refused'; sentence: string };

const UNSUPPORTED = 'UnsupportedError';
const SENTENCES: Record<string, string> = {
  NotAllowedError:
    'Votre navigateur n’a pas la permission d’utiliser la caméra. Autorisez-la dans les réglages du site, à gauche de la barre d’adresse, puis réessayez, ou choisissez une photo déjà prise.',
  NotFoundError: 'Nous ne trouvons pas de caméra sur cet appareil. Choisissez une photo déjà prise.',
  [UNSUPPORTED]: 'Ce navigateur ne donne pas accès à la caméra. Choisissez une photo déjà prise.',
  NotReadableError:
    'Une autre application utilise déjà votre caméra. Fermez-la, puis réessayez, ou choisissez une photo déjà prise.',
};
const FAILED = 'La caméra n’a pas pu être ouverte. Réessayez, ou choisissez une photo déjà prise.';

/** Rejects like `getUserMedia`, also where it is missing. */
async function openFrontCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('', UNSUPPORTED);
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'user', width: { ideal: 1440 }, height: { ideal: 1440 } },
  });
}

/** Opens the front camera on mount, never the microphone; stops it on unmount. */
export function useCamera(): { camera: Camera; retry: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry opens it again.
  useEffect(() => {
    let closed = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setCamera({ state: 'opening' });
    openFrontCamera().then(
      (opened) => {
        stream = opened;
        // The member closed the dialog before answering the browser’s question.
        if (closed) stop();
        else setCamera({ state: 'on', stream });
      },
      (error: unknown) => {
        if (closed) return;
        const name = error instanceof DOMException ? error.name : '';
        setCamera({ state: 'refused', sentence: SENTENCES[name] ?? FAILED });
      },
    );
    return () => {
      closed = true;
      stop();
    };
  }, [tries]);
  return { camera, retry: () => setTries(tries + 1) };
}
