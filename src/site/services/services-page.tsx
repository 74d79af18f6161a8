import { Gift } from 'lucide-react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { questionsData } from '#browser/meta/structured-data.ts';
import { OFFERS, YOUNG_ADULT_OFFER } from '#features/accompaniment/texts.ts';
import { ContactBlock } from '#features/support/contact-form/web/shared/contact-block.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { listMasterclasses } from '../masterclasses.ts';
import { SERVICE_OFFERS, SERVICE_QUESTIONS } from '../services-content.ts';
import { BackLink } from '../shared/back-link.tsx';
import { PageScene } from '../shared/page-scene.tsx';
import { PublicPage } from '../shared/public-page.tsx';
import { weeklyEvents } from '../weekly-events.ts';
import { Masterclasses } from './services-masterclasses.tsx';
import { Service } from './services-offer.tsx';
import { ServiceQuestions } from './services-questions.tsx';

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
      <ServiceQuestions />
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
