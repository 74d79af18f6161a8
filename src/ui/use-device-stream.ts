import { useCallback, useEffect, useRef, useState } from 'react';

export type DeviceStream =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'refused'; sentence: string };

interface DeviceOptions {
  isSupported: () => boolean;
  unsupported: string;
  /** Sentences by the name of the error with which `getUserMedia` rejects. */
  byError: Readonly<Record<string, string>>;
  /** For any other error. */
  failed: string;
}

/**
 * The microphone or the camera of this device, opened on demand, and stopped on close and on unmount. Permission that
 * arrives after that opens nothing.
 * @param options the same object at every render
 */
export function useDeviceStream(options: DeviceOptions) {
  const [media, setMedia] = useState<DeviceStream>({ state: 'off' });
  /** Identifies the latest request; an earlier one no longer counts. */
  const latest = useRef<object>(undefined);
  const stream = media.state === 'on' ? media.stream : undefined;
  useEffect(() => () => stopTracks(stream), [stream]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const open = useCallback(
    async (constraints: MediaStreamConstraints) => {
      const request = {};
      latest.current = request;
      if (!options.isSupported()) {
        setMedia({ state: 'refused', sentence: options.unsupported });
        return;
      }
      setMedia({ state: 'asking' });
      try {
        const opened = await navigator.mediaDevices.getUserMedia(constraints);
        if (latest.current === request) setMedia({ state: 'on', stream: opened });
        else stopTracks(opened);
      } catch (error) {
        const name = error instanceof DOMException ? error.name : '';
        if (latest.current === request)
          setMedia({ state: 'refused', sentence: options.byError[name] ?? options.failed });
      }
    },
    [options],
  );

  const close = useCallback(() => {
    latest.current = undefined;
    setMedia({ state: 'off' });
  }, []);
  return { media, open, close };
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
