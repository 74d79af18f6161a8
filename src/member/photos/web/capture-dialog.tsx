import { Camera, Lightbulb, Sun } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StreamVideo } from '#ui/stream-video.tsx';
import { useDeviceStream } from '#ui/use-device-stream.ts';
import { UPRIGHT } from '../rules.ts';
import { judgeLight, LIGHT_HINTS, type Light, OVAL, uprightPartOf } from './light.ts';
import { jpegOf } from './photo-file.ts';
import { useObjectUrl } from './use-object-url.ts';

const SECONDS = 3;
/** Enough pixels for a mean, few enough to read several times a minute on a slow phone. */
const SAMPLE = { width: 20, height: 25 };
const SAMPLE_EVERY_MS = 800;

const CAMERA = {
  isSupported: () => 'mediaDevices' in navigator,
  unsupported: 'Ce navigateur ne donne pas accès à la caméra. Choisissez une photo déjà prise.',
  byError: {
    NotAllowedError:
      'Votre navigateur n’a pas la permission d’utiliser la caméra. Autorisez-la dans les réglages du site, à gauche de la barre d’adresse, puis réessayez, ou choisissez une photo déjà prise.',
    NotFoundError: 'Nous ne trouvons pas de caméra sur cet appareil. Choisissez une photo déjà prise.',
    NotReadableError:
      'Une autre application utilise déjà votre caméra. Fermez-la, puis réessayez, ou choisissez une photo déjà prise.',
  },
  failed: 'La caméra n’a pas pu être ouverte. Réessayez, ou choisissez une photo déjà prise.',
};
const FRONT = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1440 }, height: { ideal: 1440 } },
};

/** At the foot of the picture. */
const NOTE =
  'absolute inset-x-3 bottom-3 mx-auto flex w-fit items-center gap-2.5 rounded-[20px] px-4 py-2 text-sm leading-snug font-semibold';

interface CaptureDialogProps {
  onKeep: (photo: File) => void;
  /** Opens the file dialog instead. */
  onChoose: () => void;
  onCancel: () => void;
}

/** A photo by the front camera, with an oval, the light and a timer. Nothing leaves the device here. */
export function CaptureDialog({ onKeep, onChoose, onCancel }: CaptureDialogProps) {
  const { media: camera, open } = useDeviceStream(CAMERA);
  const video = useRef<HTMLVideoElement>(null);
  const [shot, setShot] = useState<File | null>(null);
  const { left, start, stop } = useCountdown(() => void take());

  useEffect(() => void open(FRONT), [open]);
  async function take() {
    if (video.current) setShot(await photoOf(video.current).catch(() => null));
  }
  if (camera.state === 'refused')
    return (
      <Dialog
        size="small"
        onClose={onCancel}
        title="Me prendre en photo"
        footer={
          <>
            <Button variant="secondary" onClick={() => void open(FRONT)}>
              Réessayer
            </Button>
            <Button onClick={onChoose}>Choisir une photo</Button>
          </>
        }
      >
        <Alert tone="error">{camera.sentence}</Alert>
      </Dialog>
    );
  return (
    <Dialog
      size="small"
      onClose={onCancel}
      title="Me prendre en photo"
      description="Le visage dans l’ovale, l’appareil à hauteur des yeux. La photo ne quitte pas votre appareil tant que vous ne la gardez pas."
      footer={
        <>
          <Button variant="quiet" onClick={shot ? () => setShot(null) : onCancel}>
            {shot ? 'Reprendre' : 'Annuler'}
          </Button>
          {/* One button, so that the focus stays on it. */}
          <Button
            aria-disabled={camera.state !== 'on'}
            onClick={() => {
              if (shot) onKeep(shot);
              else if (left > 0) stop();
              else if (camera.state === 'on') start();
            }}
          >
            {shot || left > 0 ? null : <Camera aria-hidden="true" />}
            {shot ? 'Garder' : left > 0 ? 'Arrêter' : 'Prendre la photo'}
          </Button>
        </>
      }
    >
      <div className="by-day relative mx-auto aspect-4/5 w-full max-w-[44dvh] overflow-hidden rounded-card bg-nuit">
        {camera.state === 'on' ? (
          // Mirrored, as people know their face; the photo is not.
          <StreamVideo own stream={camera.stream} videoRef={video} label="Vous, comme dans un miroir" />
        ) : (
          <Skeleton className="size-full !rounded-none opacity-20" />
        )}
        {shot ? <Preview shot={shot} /> : <OvalGuide />}
        {left > 0 ? (
          <p
            key={left}
            aria-hidden="true"
            className="absolute top-[44%] left-1/2 -mt-14 -ml-14 grid size-28 place-items-center rounded-full bg-nuit/60 font-title text-[4rem] leading-none font-semibold text-white motion-safe:animate-appear"
          >
            {left}
          </p>
        ) : null}
        {shot ? (
          <p className={classNames(NOTE, 'bg-carte text-encre')}>Vous pourrez la recadrer.</p>
        ) : (
          <LightHint video={video} />
        )}
      </div>
      <p role="status" className="sr-only">
        {shot ? 'Photo prise.' : left > 0 ? String(left) : ''}
      </p>
    </Dialog>
  );
}

/** Counts down from three. @param onEnd called at zero */
function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end.current();
    }, 1000);
    return () => window.clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(SECONDS), stop: () => setLeft(0) };
}

function Preview({ shot }: { shot: File }) {
  const url = useObjectUrl(shot);
  return url ? (
    <img src={url} alt="Vous, à l’instant" className="absolute inset-0 size-full animate-fade object-cover" />
  ) : null;
}

/** Everything around the face is veiled. */
function OvalGuide() {
  const [x, y, radiusX, radiusY] = [OVAL.x * 400, OVAL.y * 500, OVAL.radiusX * 400, OVAL.radiusY * 500];
  const oval = `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0z`;
  return (
    <svg aria-hidden="true" viewBox="0 0 400 500" className="absolute inset-0 size-full">
      <path d={`M0 0h400v500h-400z${oval}`} fillRule="evenodd" className="fill-nuit/45" />
      <path
        d={oval}
        fill="none"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
        className="stroke-white"
      />
    </svg>
  );
}

/** Says what to do about the light, in words. */
function LightHint({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const [light, setLight] = useState<Light>();
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (video.current) setLight(lightOf(video.current));
    }, SAMPLE_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [video]);
  const Icon = light === 'good' ? Sun : Lightbulb;
  return (
    <p
      role="status"
      className={classNames(
        NOTE,
        'transition-colors',
        light === 'good' ? 'bg-sauge-100 text-sauge' : light ? 'bg-abricot-100 text-encre' : '',
      )}
    >
      {light ? (
        <>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {LIGHT_HINTS[light]}
        </>
      ) : null}
    </p>
  );
}

function lightOf(video: HTMLVideoElement): Light | undefined {
  const pixels = drawUpright(video, SAMPLE.width, SAMPLE.height)
    ?.getContext('2d')
    ?.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
  return pixels && judgeLight(pixels.data, SAMPLE.width, SAMPLE.height);
}

/** Not enlarged: a small frame stays as sharp as it is. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const [, , width] = uprightPartOf(video.videoWidth, video.videoHeight);
  const scale = Math.min(1, width / UPRIGHT.width);
  const canvas = drawUpright(video, Math.round(UPRIGHT.width * scale), Math.round(UPRIGHT.height * scale));
  return canvas ? jpegOf(canvas) : null;
}

/** Returns undefined before the first frame. */
function drawUpright(video: HTMLVideoElement, width: number, height: number): HTMLCanvasElement | undefined {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const part = uprightPartOf(video.videoWidth, video.videoHeight);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, ...part, 0, 0, width, height);
  return canvas;
}
