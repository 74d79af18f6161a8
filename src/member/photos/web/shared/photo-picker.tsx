import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import {
  ACCEPTED_TYPES,
  type CroppedPhoto,
  openImage,
  refusalOfFile,
  refusalOfOpening,
} from '../photo-file.ts';

const cropDialog = lazyPart(
  () => import('../crop-dialog.tsx'),
  ({ CropDialog }) => CropDialog,
);
const captureDialog = lazyPart(
  () => import('../capture-dialog.tsx'),
  ({ CaptureDialog }) => CaptureDialog,
);

interface PhotoPickerProps {
  onCropped: (cropped: CroppedPhoto) => void;
  /** Opens the camera at once. */
  captures?: boolean;
  /** `choose` opens the file dialog, `capture` the camera; `refusal` is the message that rejects the last file. */
  children: (picker: { choose: () => void; capture: () => void; refusal: string | null }) => ReactNode;
}

export function PhotoPicker({ onCropped, captures = false, children }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<{ file: File; image: HTMLImageElement } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [capturing, setCapturing] = useState(captures);
  const choose = () => input.current?.click();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = '';
    if (file) void open(file);
  }
  async function open(file: File) {
    const sentence = refusalOfFile(file);
    setRefusal(sentence);
    if (sentence) return;
    try {
      setOpened({ file, image: await openImage(file) });
    } catch {
      setRefusal(await refusalOfOpening(file));
    }
  }
  function close() {
    if (opened) URL.revokeObjectURL(opened.image.src);
    setOpened(null);
  }
  return (
    <>
      {children({ choose, capture: () => setCapturing(true), refusal })}
      <input ref={input} type="file" accept={ACCEPTED_TYPES} hidden aria-label="Photo" onChange={take} />
      {capturing ? (
        <Lazy part={captureDialog}>
          {(CaptureDialog) => (
            <CaptureDialog
              onCancel={() => setCapturing(false)}
              onChoose={() => {
                setCapturing(false);
                choose();
              }}
              onKeep={(photo) => {
                setCapturing(false);
                void open(photo);
              }}
            />
          )}
        </Lazy>
      ) : null}
      {opened ? (
        <Lazy part={cropDialog}>
          {(CropDialog) => (
            <CropDialog
              {...opened}
              onCancel={close}
              onCropped={(cropped) => {
                onCropped(cropped);
                close();
              }}
            />
          )}
        </Lazy>
      ) : null}
    </>
  );
}
