import { useQuery } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { APPOINTMENT_MINUTES } from '../../rules.ts';
import { KIND_PATHS } from '../../texts.ts';
import { appointmentsApi } from './api.ts';

/** Offers the free interview and names the hosts until it has taken place. A failed request hides the card. */
export function WelcomeCard({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const { data } = useQuery(appointmentsApi.mine.queryOptions());
  if (!data || data.welcomed || data.coming.some(({ kind }) => kind === 'welcome')) return null;
  return (
    <Card
      as="section"
      tone="rosee"
      aria-labelledby="welcome-interview"
      className="flex flex-col items-stretch justify-between gap-4 sm:flex-row sm:items-center sm:p-8"
    >
      <div className="grid max-w-2xl gap-1">
        <Heading id="welcome-interview" className="text-h3">
          Un premier entretien de {APPOINTMENT_MINUTES.welcome} minutes, offert
        </Heading>
        <p>
          {`Avec ${hostsOf(data.welcomeHosts)}, par téléphone ou en appel dans le site, pour dire où vous en êtes et ce que vous cherchez. Vous choisissez l’heure.`}
        </p>
      </div>
      <ButtonLink to={KIND_PATHS.welcome} variant="secondary">
        <CalendarHeart aria-hidden="true" />
        Choisir un horaire
      </ButtonLink>
    </Card>
  );
}

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

function hostsOf(names: readonly string[]): string {
  return names.length > 0 ? `${either.format(names)}, de l’équipe` : 'une personne de l’équipe';
}
