import { Flag, type LucideIcon, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { StreamVideo } from '#ui/stream-video.tsx';
import type { Joined } from '../contract.ts';
import { clockWords } from '../rules.ts';
import { type CallLine, PeerCall } from './peer-call.ts';
import type { CallChannel } from './shared/call-channel.ts';
import type { OwnMedia } from './use-own-media.ts';

/** « Il reste une minute » */
const LAST_SECONDS = 60;

/** How a call ends for this side. */
export type StageEnd = 'time' | 'hung-up' | 'blocked' | 'lost';

interface CallStageProps {
  channel: CallChannel;
  seat: string;
  firstName: string;
  photoUrl: string | null;
  /** The server's last value. */
  secondsLeft: number | null | undefined;
  joined: Joined;
  media: Extract<OwnMedia, { state: 'on' }>;
  onConnected: () => void;
  onEnd: (end: StageEnd) => void;
  onReport?: (() => void) | undefined;
  className?: string | undefined;
}

/** The call: the other person large, the user small, the remaining time and the controls. */
export function CallStage({
  channel,
  seat,
  firstName,
  photoUrl,
  secondsLeft,
  joined,
  media,
  onConnected,
  onEnd,
  onReport,
  className = 'fixed inset-0 z-30',
}: CallStageProps) {
  const { line, other, otherCamera, tellCamera } = usePeerCall({
    channel,
    seat,
    own: media.stream,
    joined,
  });
  const left = useCountdown(secondsLeft ?? joined.secondsLeft);
  const [micOn, setMicOn] = useState(true);
  const [cameraOn, setCameraOn] = useState(media.kind === 'video');
  const shows = useShowsImage(other) && otherCamera;
  useTellingLine(line, left === 0, { onEnd, onConnected });

  function toggle(kind: 'audio' | 'video', on: boolean) {
    for (const track of media.stream.getTracks()) if (track.kind === kind) track.enabled = on;
    if (kind === 'audio') setMicOn(on);
    else {
      setCameraOn(on);
      tellCamera(on);
    }
  }

  return (
    <section
      aria-label={`Appel avec ${firstName}`}
      className={classNames('by-day on-dark flex flex-col bg-nuit text-white', className)}
    >
      <StageHeader firstName={firstName} left={left} />
      <div className="relative min-h-0 flex-1">
        <StreamVideo
          stream={other}
          label={firstName}
          className={line === 'connected' && shows ? 'absolute inset-0 animate-rise' : 'sr-only'}
        />
        {line === 'connected' && shows ? null : (
          <div className="grid h-full content-center justify-items-center gap-5 p-6 text-center">
            <Avatar firstName={firstName} photoUrl={photoUrl} size="huge" />
          </div>
        )}
        <p
          role="status"
          className="absolute inset-x-0 bottom-3 mx-auto w-fit max-w-[85%] rounded-2xl bg-nuit px-4 py-2 text-center empty:hidden"
        >
          {left !== null && left > 0 && left <= LAST_SECONDS
            ? 'Il reste une minute.'
            : lineSentence(line, firstName, otherCamera)}
        </p>
        {media.kind === 'video' ? <OwnImage stream={cameraOn ? media.stream : null} /> : null}
      </div>
      <footer className="px-3 pt-3 pb-6">
        <CallControls
          micOn={micOn}
          cameraOn={media.kind === 'video' ? cameraOn : null}
          onMic={() => toggle('audio', !micOn)}
          onCamera={() => toggle('video', !cameraOn)}
          onReport={onReport}
          onHangUp={() => onEnd('hung-up')}
        />
      </footer>
    </section>
  );
}

/** Notifies the call when the connection is up, and when it ends by itself. */
function useTellingLine(
  line: ReturnType<typeof usePeerCall>['line'],
  isOver: boolean,
  { onEnd, onConnected }: Pick<CallStageProps, 'onEnd' | 'onConnected'>,
): void {
  useEffect(() => {
    if (isOver) onEnd('time');
    else if (line === 'blocked' || line === 'lost') onEnd(line);
  }, [isOver, line, onEnd]);
  useEffect(() => {
    if (line === 'connected') onConnected();
  }, [line, onConnected]);
}

function StageHeader({ firstName, left }: { firstName: string; left: number | null }) {
  return (
    <header className="flex items-center justify-between gap-4 px-5 py-3">
      <h1 ref={focusOnMount} tabIndex={-1} className="min-w-0 truncate text-h3">
        {firstName}
      </h1>
      {left === null ? null : (
        <p role="timer" className="rounded-full bg-carte/15 px-4 py-1 font-semibold tabular-nums">
          <span className="sr-only">Temps restant&#8239;: </span>
          {clockWords(left)}
        </p>
      )}
    </header>
  );
}

/** Empty while the camera is off. */
function OwnImage({ stream }: { stream: MediaStream | null }) {
  return (
    <div className="absolute top-2 right-4 aspect-[3/4] w-24 overflow-hidden rounded-2xl border-2 border-carte bg-encre-2 sm:w-36">
      {stream ? <StreamVideo own stream={stream} label="Vous" /> : null}
    </div>
  );
}

/** Whether the other sends video: they may have voice only, or switch the camera off. */
function useShowsImage(stream: MediaStream | undefined): boolean {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? [];
    const look = () => setShows(track !== undefined && !track.muted);
    look();
    track?.addEventListener('mute', look);
    track?.addEventListener('unmute', look);
    return () => {
      track?.removeEventListener('mute', look);
      track?.removeEventListener('unmute', look);
    };
  }, [stream]);
  return shows;
}

/** The state of the line in words, for sighted and blind users; null while connected. */
function lineSentence(line: CallLine, firstName: string, otherCamera: boolean): string | null {
  switch (line) {
    case 'waiting':
      return `En attente ${ofName(firstName)}…`;
    case 'connecting':
      return 'Connexion…';
    case 'interrupted':
      return 'La connexion est coupée. Nous essayons de la rétablir…';
    default:
      return otherCamera ? null : `${firstName} a coupé sa caméra.`;
  }
}

/** Whole seconds, counted down from the server's last value; null before the call has begun. */
function useCountdown(secondsLeft: number | null): number | null {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(performance.now());
    setEndsAt(secondsLeft === null ? undefined : performance.now() + secondsLeft * 1000);
  }, [secondsLeft]);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = window.setInterval(() => setNow(performance.now()), 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

interface PeerCallInput {
  channel: CallChannel;
  seat: string;
  own: MediaStream;
  joined: Joined;
}

function usePeerCall({ channel, seat, own, joined }: PeerCallInput) {
  const [line, setLine] = useState<CallLine>('waiting');
  const [other, setOther] = useState<MediaStream>();
  const [otherCamera, setOtherCamera] = useState(true);
  const call = useRef<PeerCall>(null);
  const { polite, iceServers } = joined;
  useEffect(() => {
    const opened = new PeerCall({
      channel,
      seat,
      own,
      polite,
      iceServers,
      onLine: setLine,
      onOther: (stream) => setOther(new MediaStream(stream.getTracks())),
      onOtherCamera: setOtherCamera,
    });
    call.current = opened;
    return () => opened.stop();
  }, [channel, seat, own, polite, iceServers]);
  return { line, other, otherCamera, tellCamera: (on: boolean) => call.current?.tellCamera(on) };
}

interface CallControlsProps {
  micOn: boolean;
  /** Null without a camera. */
  cameraOn: boolean | null;
  onMic: () => void;
  onCamera: () => void;
  /** Undefined where there is no one to report. */
  onReport?: () => void;
  onHangUp: () => void;
}

/** The controls of a call; hanging up is the last, never covered by another. */
function CallControls({ micOn, cameraOn, onMic, onCamera, onReport, onHangUp }: CallControlsProps) {
  return (
    <div role="toolbar" aria-label="Commandes de l’appel" className="flex justify-center gap-2 sm:gap-4">
      <Control
        icon={micOn ? Mic : MicOff}
        label={micOn ? 'Couper le micro' : 'Réactiver le micro'}
        short="Micro"
        off={!micOn}
        onPress={onMic}
      />
      {cameraOn === null ? null : (
        <Control
          icon={cameraOn ? Video : VideoOff}
          label={cameraOn ? 'Couper la caméra' : 'Réactiver la caméra'}
          short="Caméra"
          off={!cameraOn}
          onPress={onCamera}
        />
      )}
      {onReport ? <Control icon={Flag} label="Signaler" short="Signaler" onPress={onReport} /> : null}
      <Control icon={PhoneOff} label="Raccrocher" short="Raccrocher" danger onPress={onHangUp} />
    </div>
  );
}

interface ControlProps {
  icon: LucideIcon;
  label: string;
  short: string;
  off?: boolean;
  danger?: boolean;
  onPress: () => void;
}

function Control({ icon: Icon, label, short, off = false, danger = false, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid w-19 justify-items-center gap-1 rounded-2xl py-1 text-xs font-semibold"
    >
      <span
        className={classNames(
          'grid size-14 place-items-center rounded-full border-2 transition-colors',
          danger
            ? 'border-danger bg-danger'
            : off
              ? 'border-carte bg-carte text-encre'
              : 'border-white/70 bg-nuit hover:bg-prune',
        )}
      >
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
