import { classNames } from './class-names.ts';

interface ScoreProps {
  /** 0 to 100. */
  value: number;
  word: string;
  size?: 'small' | 'large';
  className?: string;
}

/** A number and a word around a ring: never a colour alone. */
export function Score({ value, word, size = 'small', className }: ScoreProps) {
  const large = size === 'large';
  return (
    <div className={classNames('flex items-center gap-3', large && 'gap-5', className)}>
      <span className="sr-only">{`Compatibilité ${value}\u202f%\u202f: ${word}`}</span>
      <span
        aria-hidden="true"
        className={classNames('relative grid shrink-0 place-items-center', large ? 'size-28' : 'size-16')}
      >
        <svg viewBox="0 0 64 64" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
          {/* The remaining arc has the colour of a card and an outline that is visible on it and on lavande. */}
          <circle cx="32" cy="32" r="28" fill="none" strokeWidth="8" className="stroke-bord" />
          <circle cx="32" cy="32" r="28" fill="none" strokeWidth="6" className="stroke-carte" />
          <circle
            cx="32"
            cy="32"
            r="28"
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${value} 100`}
            className={classNames('stroke-prune', value === 0 && 'hidden')}
          />
        </svg>
        <span
          className={classNames(
            'relative font-title font-semibold text-prune tabular-nums',
            large ? 'text-2xl' : 'text-base',
          )}
        >
          {value}
          {'\u202f'}%
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classNames('leading-snug font-semibold', large && 'font-title text-h3')}
      >
        {word}
      </span>
    </div>
  );
}

interface ScorePartsProps {
  /** In words, such as « réponses très proches ». */
  loveProfile: string;
  /** Out of 20. */
  activities: number;
  /** Out of 30. */
  lifeProject: number;
  className?: string;
}

export function ScoreParts({ loveProfile, activities, lifeProject, className }: ScorePartsProps) {
  return (
    <dl className={classNames('grid gap-4', className)}>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
        <dt className="font-medium">Profil amoureux</dt>
        <dd className="text-sm font-semibold">{loveProfile}</dd>
      </div>
      <Part label="Moments à partager" value={activities} max={20} fill="fill-sauge" />
      <Part label="Projet de vie" value={lifeProject} max={30} fill="fill-abricot-700" />
    </dl>
  );
}

interface PartProps {
  label: string;
  value: number;
  max: number;
  fill: string;
}

function Part({ label, value, max, fill }: PartProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
      <dt className="font-medium">{label}</dt>
      <dd className="text-sm text-encre-2 tabular-nums">
        <span className="font-semibold text-encre">{value}</span> sur {max}
      </dd>
      <dd aria-hidden="true" className="col-span-2 overflow-hidden rounded-full border border-bord">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full" aria-hidden="true">
          <rect width="100" height="8" className="fill-carte" />
          <rect width={(value / max) * 100} height="8" rx="2" className={fill} />
        </svg>
      </dd>
    </div>
  );
}
