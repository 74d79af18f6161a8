import { HeartHandshake, House, Sparkles } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { SCORE_CRITERIA } from './how-it-works-content.ts';

const faces = {
  love: { icon: HeartHandshake, tone: 'bg-rosee' },
  values: { icon: Sparkles, tone: 'bg-abricot-100' },
  life: { icon: House, tone: 'bg-sauge-100' },
};

export function Criteria({ on = 'tint', className }: { on?: 'tint' | 'paper'; className?: string }) {
  return (
    <ul className={classNames('grid gap-5', className)}>
      {SCORE_CRITERIA.map(({ key, title, points, text }) => {
        const { icon: Icon, tone } = faces[key];
        return (
          <li key={key} className="grid grid-cols-[auto_1fr] content-start items-start gap-x-4">
            <span
              className={classNames(
                'row-span-2 grid size-12 place-items-center rounded-full text-prune',
                on === 'tint' ? 'bg-carte' : tone,
              )}
            >
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3>{title}</h3>
              <p className={classNames('text-sm', on === 'tint' ? 'text-encre' : 'text-encre-2')}>
                sur {points} points
              </p>
            </div>
            <p className={on === 'tint' ? undefined : 'text-encre-2'}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
