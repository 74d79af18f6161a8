import { Check, Clock, type LucideIcon, MessagesSquare, Users, UsersRound } from 'lucide-react';
import { coachPhoto } from '#member/coaches/web/shared/coach-photos.ts';
import { SERVICES } from '#member/membership/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type ButtonLook, buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { Price } from '../shared/price.tsx';
import { frenchDuration, frenchHour, type Masterclass } from './masterclasses.ts';

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

/** Weekly programme for visitors; members choose dates in « Webinaires ». */
export function Masterclasses({ list }: { list: readonly Masterclass[] }) {
  return (
    <section id="semaine" aria-labelledby="titre-masterclass" className="bg-lavande py-14 lg:py-20">
      <div className="page-width grid gap-8 lg:gap-12">
        <div className="grid max-w-2xl gap-3">
          <h2 id="titre-masterclass">Huit masterclass par semaine</h2>
          <p>
            En visio, à l’heure de Paris, de deux à cinq personnes, pendant 45{'\u00a0'}minutes. Quatre
            d’entre elles durent deux heures{'\u202f'}: elles répondent aux questions du quiz que l’on vous
            propose après l’inscription. Une fois votre profil créé, vous choisissez votre date{'\u202f'}; en
            cas d’empêchement, vous la rendez.
          </p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
          {list.map(({ id, title, summary, coach, photo, day, time, minutes }) => (
            <li
              key={id}
              className="grid grid-rows-[auto_auto_1fr_auto] justify-items-start gap-2 rounded-card bg-carte p-6 lg:p-7"
            >
              <p className="mb-1 rounded-full bg-rosee px-3.5 py-1 text-sm font-semibold text-prune">
                Le {day} à {frenchHour(time)}, {frenchDuration(minutes)}
              </p>
              <h3>{title}</h3>
              <p>{summary}</p>
              <ServerIf has="EXAMPLE_COACHES">
                <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-encre-2">
                  <img
                    src={coachPhoto(photo)}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    decoding="async"
                    className="size-10 rounded-full bg-sauge-100 object-cover"
                  />
                  Avec {coach}
                  <ExampleBadge />
                </p>
              </ServerIf>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Offers of « Nos services » (spec 2 §3: name, price, duration, features, icon); prices come from one file. */
export const SERVICE_OFFERS = [
  {
    ...SERVICES.membership,
    sold: 'membership',
    key: 'adhesion',
    icon: 'people',
    duration: undefined,
    more: { to: '/inscription/bienvenue', label: 'Commencer' },
    text: 'Le cœur du site : quelques personnes choisies pour vous, de quoi leur écrire, et des conseils pour avancer.',
  },
  {
    ...SERVICES.masterclass,
    sold: 'masterclass',
    key: 'masterclass',
    icon: 'group',
    duration: '45\u00a0minutes\u202f; 2\u00a0heures pour quatre thèmes',
    more: { to: '#semaine', label: 'Voir la semaine' },
    text: 'Un atelier guidé, avec quelques personnes qui traversent la même chose que vous. On parle, on essaie, on repart avec un exercice pour la semaine.',
  },
  {
    ...SERVICES.coaching,
    sold: 'coaching',
    key: 'coaching',
    icon: 'talk',
    duration: '1 heure',
    more: { to: '/nos-coachs', label: 'Voir nos coachs' },
    text: 'Une heure à vous, avec une personne pour vous accompagner. L’entretien de découverte sert à dire où vous en êtes, et à vérifier que le courant passe, avant de décider quoi que ce soit.',
  },
] as const;
