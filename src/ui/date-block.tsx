import { calendarLeaf } from '#lib/french-date.ts';
import type { Zone } from '#lib/zones.ts';
import { classNames } from './class-names.ts';

const tones = { sauge: 'bg-sauge', prune: 'bg-prune' };

interface DateBlockProps {
  instant: Date;
  zone: Zone;
  tone?: keyof typeof tones;
  className?: string;
}

/** A calendar leaf. The text beside it gives the moment in words. */
export function DateBlock({ instant, zone, tone = 'prune', className }: DateBlockProps) {
  const { weekday, day, month } = calendarLeaf(instant, zone);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid w-16 shrink-0 justify-items-center overflow-hidden rounded-2xl bg-carte pb-1.5 leading-none',
        className,
      )}
    >
      <span className={classNames('w-full py-1 text-center text-xs font-semibold text-reserve', tones[tone])}>
        {weekday}
      </span>
      <span className="mt-1.5 font-title text-[1.75rem] font-semibold">{day}</span>
      <span className="mt-0.5 text-xs">{month}</span>
    </span>
  );
}
