import { Flag, type LucideIcon, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

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
export function CallControls({ micOn, cameraOn, onMic, onCamera, onReport, onHangUp }: CallControlsProps) {
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
