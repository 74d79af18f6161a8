import { Check, Clock, type LucideIcon, MessagesSquare, Users, UsersRound } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { type ButtonLook, buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Price } from '../shared/price.tsx';
import type { SERVICE_OFFERS } from './services-content.ts';

const icons: Record<(typeof SERVICE_OFFERS)[number]['icon'], LucideIcon> = {
  people: Users,
  group: UsersRound,
  talk: MessagesSquare,
};

export function Service({ offer, featured }: { offer: (typeof SERVICE_OFFERS)[number]; featured: boolean }) {
  const { key, icon, name, text, features, duration, more } = offer;
  const Icon = icons[icon];
  return (
    <article
      aria-labelledby={key}
      className={classNames(
        'grid gap-6 rounded-card p-6 sm:p-8 md:grid-cols-2 md:gap-x-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_auto] lg:items-center lg:gap-12 lg:p-10',
        featured ? 'bg-rosee' : 'border border-filet bg-carte',
      )}
    >
      <div className="grid content-start gap-3">
        <span
          className={classNames(
            'flex size-14 items-center justify-center rounded-full text-prune',
            featured ? 'bg-carte' : 'bg-lavande',
          )}
        >
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <h2 id={key}>{name}</h2>
        <p className="text-encre-2">{text}</p>
      </div>
      <ul className="grid content-start gap-2 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
        {features.map((feature) => (
          <li key={feature} className="grid grid-cols-[auto_1fr] gap-3">
            <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-5 text-sauge" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 lg:max-w-64 lg:min-w-44">
        <Price of={offer.sold} />
        {duration ? (
          <p className="inline-flex items-center gap-1.5 text-encre-2">
            <Clock aria-hidden="true" className="size-4" />
            {duration}
          </p>
        ) : null}
        <More more={more} variant={featured ? 'primary' : 'secondary'} />
      </div>
    </article>
  );
}

/** A plain link within the page, as in `AnchorLink`. */
function More({
  more,
  variant,
}: Pick<ButtonLook, 'variant'> & Pick<(typeof SERVICE_OFFERS)[number], 'more'>) {
  const place = 'mt-3 justify-self-start';
  if (more.to === '#semaine') {
    return (
      <a href={more.to} className={classNames(buttonStyle({ variant }), place)}>
        {more.label}
      </a>
    );
  }
  return (
    <ButtonLink to={more.to} variant={variant} className={place}>
      {more.label}
    </ButtonLink>
  );
}
