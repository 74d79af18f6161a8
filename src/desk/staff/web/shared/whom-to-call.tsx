import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deskStaffApi } from './api.ts';

/** The colleague on call, then the emergency numbers of the site in order. */
export function WhomToCall() {
  const query = useQuery(deskStaffApi.onCall.queryOptions());
  return (
    <div className="grid gap-1">
      <h3 className="text-base font-semibold">Qui appeler dans l’équipe, dans cet ordre</h3>
      <QueryContent
        query={query}
        failed="La liste n’a pas pu être lue. Appelez les secours, puis l’administration."
        waiting={<Skeleton className="h-16" />}
      >
        {({ weeks: [week], contacts }) => (
          <>
            <p>
              {week?.colleague
                ? `D’astreinte cette semaine\u202f: ${week.colleague.firstName}, à son numéro de la liste. Sans réponse, suivez-la dans l’ordre.`
                : 'Personne n’est d’astreinte cette semaine.'}
            </p>
            {contacts.length === 0
              ? 'Aucun numéro n’est réglé sur ce site (DANGER_CONTACTS)\u202f: appelez les secours, puis l’administration.'
              : null}
            <ol className="grid list-decimal gap-1 pl-6">
              {contacts.map(({ name, phone }) => (
                <li key={`${name} ${phone}`}>
                  {`${name}\u202f: `}
                  <a href={`tel:${phone.replaceAll(/[ .]/g, '')}`} className="font-semibold underline">
                    {phone}
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryContent>
    </div>
  );
}
