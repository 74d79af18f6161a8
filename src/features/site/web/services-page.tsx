import { Check, Clock, Gift, type LucideIcon, MessagesSquare, Users, UsersRound } from 'lucide-react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { ContactBlock } from '#features/support/web/contact-block.tsx';
import { classNames } from '#web/class-names.ts';
import { pageMeta } from '#web/page-meta.ts';
import { questionsData } from '#web/structured-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { listMasterclasses } from '../masterclasses.ts';
import { OFFERS, YOUNG_ADULT_OFFER } from '../prices-content.ts';
import { SERVICE_OFFERS, SERVICE_QUESTIONS } from '../services-content.ts';
import { weeklyEvents } from '../weekly-events.ts';
import { BackLink } from './back-link.tsx';
import { PageScene } from './page-scene.tsx';
import { PublicPage } from './public-page.tsx';
import { Masterclasses } from './services-masterclasses.tsx';

const icons: Record<(typeof SERVICE_OFFERS)[number]['icon'], LucideIcon> = {
  people: Users,
  group: UsersRound,
  talk: MessagesSquare,
};

/** Runs at the build only: the workshops, with their long texts, stay out of what the browser loads. */
export function loader() {
  const masterclasses = listMasterclasses(new Date());
  return { masterclasses, events: weeklyEvents(masterclasses, '/nos-services#masterclass') };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    ...pageMeta(
      'Nos services',
      'Adhésion au site, masterclass à 2 à 5 personnes, coaching individuel : ce que chaque service comprend, sa durée et son prix.',
      { path: '/nos-services', picture: 'services' },
    ),
    questionsData(SERVICE_QUESTIONS),
    ...(loaderData ? [loaderData.events] : []),
  ];
}

export default function ServicesPage() {
  const { masterclasses } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <div className="page-width grid gap-6 pt-4 pb-12">
        <BackLink />
        <div className="grid items-center gap-8 md:grid-cols-[1.2fr_1fr] lg:gap-16">
          <div className="grid gap-8">
            <PageTitle intro="Trois services, trois prix, écrits en toutes lettres. Vous savez ce que vous choisissez, et ce que cela coûte.">
              Nos services
            </PageTitle>
            <Offers />
          </div>
          <PageScene name="services" className="rounded-[32px]" />
        </div>
      </div>
      <section aria-label="Services et prix" className="page-width grid gap-6 pb-16 lg:pb-24">
        {SERVICE_OFFERS.map((offer, index) => (
          <Service key={offer.key} offer={offer} featured={index === 0} />
        ))}
      </section>
      <Masterclasses list={masterclasses} />
      <Questions />
      <div className="page-width py-14 lg:py-20">
        <ContactBlock />
      </div>
    </PublicPage>
  );
}

function Offers() {
  return (
    <div className="grid gap-3 rounded-card bg-abricot-100 p-6">
      <p className="flex items-center gap-2 font-semibold">
        <Gift aria-hidden="true" className="size-5 text-prune" />
        Les offres
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-prune">
        {OFFERS.map((offer) => (
          <li key={offer} className="pl-1">
            {offer}
          </li>
        ))}
        <li className="pl-1">
          <TextLink to="/landing/jeunes-adultes">Vous avez entre 25 et 35 ans ?</TextLink> {YOUNG_ADULT_OFFER}
        </li>
      </ul>
    </div>
  );
}

/** A line of the bill: what it is on the left, what one gets in the middle, what it costs on the right. */
function Service({ offer, featured }: { offer: (typeof SERVICE_OFFERS)[number]; featured: boolean }) {
  const { key, icon, name, text, features, duration, price, more } = offer;
  const Icon = icons[icon];
  return (
    <article
      aria-labelledby={key}
      className={classNames(
        'grid gap-6 rounded-card p-6 sm:p-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_auto] lg:items-center lg:gap-12 lg:p-10',
        featured ? 'bg-rosee' : 'border border-filet bg-white',
      )}
    >
      <div className="grid content-start gap-3">
        <span
          className={classNames(
            'flex size-14 items-center justify-center rounded-full text-prune',
            featured ? 'bg-white' : 'bg-lavande',
          )}
        >
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <h2 id={key}>{name}</h2>
        <p className="text-encre-2">{text}</p>
      </div>
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="grid grid-cols-[auto_1fr] gap-3">
            <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-5 text-sauge" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 lg:min-w-44 lg:justify-items-end lg:text-right">
        <p className="font-title text-[2.25rem] leading-tight font-semibold whitespace-nowrap text-prune">
          {price}
        </p>
        {duration ? (
          <p className="inline-flex items-center gap-1.5 text-encre-2">
            <Clock aria-hidden="true" className="size-4" />
            {duration}
          </p>
        ) : null}
        <ButtonLink
          to={more.to}
          reloadDocument={more.to.startsWith('#')}
          variant={featured ? 'primary' : 'secondary'}
          className="mt-3 justify-self-start lg:justify-self-end"
        >
          {more.label}
        </ButtonLink>
      </div>
    </article>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="bg-lin py-14 lg:py-20">
      <div className="page-width grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="questions">Avant de vous décider</h2>
          <p className="text-encre-2">
            Tout est repris, en détail, dans les <TextLink to="/cgu#prix">conditions générales</TextLink>.
            Pour connaître les personnes qui accompagnent : <TextLink to="/nos-coachs">nos coachs</TextLink>.
          </p>
        </div>
        <ul className="grid">
          {SERVICE_QUESTIONS.map(({ question, answer }) => (
            <li key={question} className="border-t border-filet py-3 first:border-t-0 first:pt-0">
              <details className="group">
                <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-field font-title text-h3 [&::-webkit-details-marker]:hidden">
                  {question}
                  <span
                    aria-hidden="true"
                    className="text-2xl text-prune transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <p className="max-w-2xl pt-1 pb-3">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
