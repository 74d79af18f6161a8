import { useState } from 'react';
import { type DeviceStream, useDeviceStream } from '#ui/use-device-stream.ts';

export type CallKind = 'video' | 'voice';

export type OwnMedia = DeviceStream & { kind: CallKind };

const DEVICES = {
  isSupported: () => 'mediaDevices' in navigator && 'RTCPeerConnection' in window,
  unsupported: 'Ce navigateur ne permet pas les appels. Essayez avec une version récente d’un autre.',
  byError: {
    NotAllowedError:
      'Votre navigateur n’a pas la permission d’utiliser le micro ou la caméra. Autorisez-les dans les réglages du site, à gauche de la barre d’adresse, puis réessayez.',
    NotFoundError:
      'Nous ne trouvons pas de micro ou de caméra sur cet appareil. Branchez-les, ou choisissez la voix seule.',
    NotReadableError:
      'Une autre application utilise déjà votre micro ou votre caméra. Fermez-la, puis réessayez.',
  },
  failed: 'Le micro ou la caméra n’ont pas pu être ouverts. Réessayez, ou choisissez la voix seule.',
};

/** The microphone and, for a video call, the camera of this device. */
export function useOwnMedia() {
  const { media, open, close } = useDeviceStream(DEVICES);
  const [kind, setKind] = useState<CallKind>('video');

  function openFor(chosen: CallKind): Promise<void> {
    setKind(chosen);
    return open({
      audio: true,
      video:
        chosen === 'video' ? { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } } : false,
    });
  }

  return { media: { ...media, kind }, open: openFor, close };
}
