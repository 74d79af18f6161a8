import { classNames } from '#ui/class-names.ts';
import type { CropFrame } from '../rules.ts';
import { FramedPhoto, RoundPreview } from './framed-photo.tsx';

type Target = 'upright' | 'circle';

interface CropTargetsProps {
  src: string;
  upright: CropFrame;
  circle: CropFrame;
  target: Target;
  onChoose: (target: Target) => void;
}

/** Previews of both crops; pressing one selects it for editing. */
export function CropTargets({ src, upright, circle, target, onChoose }: CropTargetsProps) {
  return (
    <fieldset className="mx-auto grid w-full max-w-sm grid-cols-2 gap-3">
      <legend className="sr-only">Ce que vous recadrez</legend>
      <TargetButton
        label="Portrait"
        note="sur le profil"
        chosen={target === 'upright'}
        onClick={() => onChoose('upright')}
      >
        <span className="relative block aspect-4/5 w-9 overflow-hidden rounded-lg bg-lin">
          <FramedPhoto src={src} frame={upright} />
        </span>
      </TargetButton>
      <TargetButton
        label="Vignette"
        note="en petit"
        chosen={target === 'circle'}
        onClick={() => onChoose('circle')}
      >
        <span className="block w-11">
          <RoundPreview src={src} frame={upright} thumbnail={circle} />
        </span>
      </TargetButton>
    </fieldset>
  );
}

interface TargetButtonProps {
  label: string;
  note: string;
  chosen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function TargetButton({ label, note, chosen, onClick, children }: TargetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-field border-2 px-3 py-2 text-left transition-colors',
        chosen ? 'border-prune bg-rosee' : 'border-bord bg-carte hover:border-prune',
      )}
    >
      <span className="shrink-0">{children}</span>
      <span className="grid leading-tight">
        <span className="font-semibold">{label}</span>
        <span className="text-xs text-encre-2">{note}</span>
      </span>
    </button>
  );
}
