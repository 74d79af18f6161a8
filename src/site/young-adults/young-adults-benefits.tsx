import { HeartHandshake, MessagesSquare, NotebookPen } from 'lucide-react';
import { LOVE_TEST_PATH } from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { AnchorLink, TextLink } from '#ui/link.tsx';
import { BENEFITS } from './young-adults-content.ts';

const faces = {
  coaching: { icon: MessagesSquare, tone: 'bg-sauge-100', to: '/nos-coachs', label: 'Découvrir nos coachs' },
  test: { icon: NotebookPen, tone: 'bg-abricot-100', to: LOVE_TEST_PATH, label: 'Faire le test amoureux' },
  score: { icon: HeartHandshake, tone: 'bg-lavande', to: '#criteres', label: 'Voir les trois critères' },
} as const;

export function Benefits() {
  return (
    <section aria-labelledby="pour-vous" className="page-width grid gap-8 py-16 lg:gap-12 lg:py-24">
      <h2 id="pour-vous" className="max-w-2xl">
        Moins d’applications, plus d’attention
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {BENEFITS.map(({ key, title, text }, index) => {
          const { icon: Icon, tone, to, label } = faces[key];
          return (
            <li
              key={key}
              className={classNames(
                'grid grid-rows-[auto_auto_1fr_auto] justify-items-start gap-4 rounded-[32px] p-7 lg:p-9',
                tone,
                index === 1 && 'lg:translate-y-8',
              )}
            >
              <span className="grid size-14 place-items-center rounded-full bg-carte text-prune">
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {to === '#criteres' ? (
                <AnchorLink href={to} className="inline-flex min-h-11 items-center">
                  {label}
                </AnchorLink>
              ) : (
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
