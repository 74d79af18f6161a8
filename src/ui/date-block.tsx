import { classNames } from './class-names.ts';

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options });
const weekday = part({ weekday: 'short' });
const month = part({ month: 'short' });
const day = part({ day: 'numeric' });

const tones = { sauge: 'bg-sauge', prune: 'bg-prune' };

interface DateBlockProps {
  instant: Date;
  tone?: keyof typeof tones;
  className?: string;
}

/** A calendar leaf, in Paris time. The text beside it gives the moment in words. */
export function DateBlock({ instant, tone = 'prune', className }: DateBlockProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid w-16 shrink-0 justify-items-center overflow-hidden rounded-2xl bg-carte pb-1.5 leading-none',
        className,
      )}
    >
      <span className={classNames('w-full py-1 text-center text-xs font-semibold text-reserve', tones[tone])}>
        {weekday.format(instant)}
      </span>
      <span className="mt-1.5 font-title text-[1.75rem] font-semibold">{day.format(instant)}</span>
      <span className="mt-0.5 text-xs">{month.format(instant)}</span>
    </span>
  );
}
