import { Check, Compass, Flower, Heart, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { VALUES } from './values-content.ts';

const looks: Record<(typeof VALUES)[number]['key'], { icon: LucideIcon; tone: string }> = {
  authenticite: { icon: Sparkles, tone: 'bg-abricot-100' },
  bienveillance: { icon: Heart, tone: 'bg-rosee' },
  'qualite-des-rencontres': { icon: Flower, tone: 'bg-lavande' },
  'accompagnement-personnalise': { icon: Compass, tone: 'bg-sauge-100' },
  'innovation-responsable': { icon: Lightbulb, tone: 'bg-lin' },
};

export function ValuesList() {
  return (
    <ol aria-label="Nos cinq valeurs" className="page-width grid gap-5 pb-16 lg:gap-6 lg:pb-24">
      {VALUES.map(({ key, title, text, proof }, index) => {
        const { icon: Icon, tone } = looks[key];
        return (
          <li
            key={key}
            className={classNames(
              'grid gap-5 rounded-card p-6 sm:p-8 lg:w-[82%] lg:grid-cols-[5rem_1fr] lg:gap-8 lg:p-10',
              tone,
              index % 2 === 1 && 'lg:justify-self-end',
            )}
          >
            <span className="flex size-16 items-center justify-center rounded-full bg-carte text-prune">
              <Icon aria-hidden="true" className="size-8" />
            </span>
            <div className="grid gap-4">
              <h2 id={key}>{title}</h2>
              <p className="text-lg">{text}</p>
              <p className="grid grid-cols-[auto_1fr] gap-3 rounded-field bg-carte/70 p-4">
                <Check aria-hidden="true" className="mt-0.5 size-5 text-sauge" />
                <span>
                  <strong className="font-semibold">Concrètement. </strong>
                  {proof}
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
