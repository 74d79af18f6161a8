import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { frenchMonth } from '#lib/french-date.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { ToldOpenings } from '../rules.ts';
import { dataRightsApi } from './shared/api.ts';

/** When and why the team opened the member’s page. */
export function OpeningsSection() {
  const openings = useQuery(dataRightsApi.openings.queryOptions());
  return (
    <SettingsSection
      id="ouvertures"
      icon={Eye}
      title="Quand l’équipe a ouvert votre fiche"
      intro="Votre fiche dit l’état de votre compte et vos échanges avec l’équipe, pas vos réponses ni vos messages à d’autres membres. Voici ses ouvertures depuis douze mois, d’après le journal de l’équipe."
    >
      <QueryContent
        query={openings}
        failed="Ces ouvertures n’ont pas pu être lues."
        waiting={<LoadingShapes label="Lecture…" shapes={['h-12', 'h-12']} />}
      >
        {(told) =>
          told.length > 0 ? (
            <ul className="grid divide-y divide-filet">{told.map(line)}</ul>
          ) : (
            <p className="text-encre-2">Votre fiche n’a pas été ouverte depuis douze mois.</p>
          )
        }
      </QueryContent>
    </SettingsSection>
  );
}

function line({ month: of, reason, count }: ToldOpenings) {
  return (
    <li key={`${of} ${reason}`} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <span className="text-encre-2 first-letter:uppercase">{frenchMonth(new Date(`${of}-15`), 'UTC')}</span>
      <span>{reason}</span>
      <span className="tabular-nums">{`${count}\u00a0fois`}</span>
    </li>
  );
}
