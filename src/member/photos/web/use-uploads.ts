import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { CroppedPhoto } from './photo-file.ts';
import { photosApi } from './shared/api.ts';
import { useChangePhotos } from './use-photos.ts';

/** The crop stays on screen until the upload succeeds or is dropped. */
export interface Upload extends CroppedPhoto {
  clientId: string;
  previewUrl: string;
  /** Share sent, from 0 to 1. */
  sent: number;
  error: Error | null;
}

/** Parallel uploads. The idempotency key makes a retry after a cut safe. */
export function useUploads(onAdded: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = useChangePhotos();
  const send = useMutation({
    ...safeToRepeat,
    mutationFn: ({ photo, thumbnail, frame, clientId }: Upload) => {
      const onProgress = (sent: number) => update(clientId, { sent });
      return photosApi.add.call({ photo, thumbnail, frame, clientId }, { context: { onProgress } });
    },
  });
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current } = previews;
    return () => {
      for (const url of current) URL.revokeObjectURL(url);
    };
  }, []);

  function update(clientId: string, changed: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)));
  }
  function drop({ clientId, previewUrl }: Upload) {
    setUploads((all) => all.filter((one) => one.clientId !== clientId));
    URL.revokeObjectURL(previewUrl);
    previews.current.delete(previewUrl);
  }
  async function start(upload: Upload) {
    update(upload.clientId, { error: null, sent: 0 });
    try {
      const added = await send.mutateAsync(upload);
      change((photos) => [...photos.filter(({ id }) => id !== added.id), added]);
      drop(upload);
      onAdded();
    } catch (error) {
      update(upload.clientId, { error: error instanceof Error ? error : new Error('not sent') });
    }
  }
  return {
    uploads,
    add: (cropped: CroppedPhoto) => {
      const previewUrl = URL.createObjectURL(cropped.photo);
      previews.current.add(previewUrl);
      const upload = { ...cropped, clientId: crypto.randomUUID(), previewUrl, sent: 0, error: null };
      setUploads((all) => [...all, upload]);
      void start(upload);
    },
    retry: (upload: Upload) => void start(upload),
    drop,
  };
}
