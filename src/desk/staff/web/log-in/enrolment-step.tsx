import { useQuery } from '@tanstack/react-query';
import { EnrolmentSteps } from '#identity/factors/web/shared/enrolment-steps.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deskStaffApi } from '../shared/api.ts';
import { EntranceTitle } from './desk-entrance.tsx';

/** @param onEnrolled receives the ten backup codes */
export function EnrolmentStep({ onEnrolled }: { onEnrolled: (codes: string[]) => void }) {
  const begun = useQuery({
    ...deskStaffApi.beginEnrolment.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <EntranceTitle
        title="Relier votre téléphone"
        intro={
          'Le bureau ouvre des conversations et des données personnelles\u202f: votre mot de passe seul n’y suffit pas.'
        }
      />
      <QueryContent
        query={begun}
        failed="Le code à scanner n’a pas pu être préparé. Vérifiez votre connexion internet."
        waiting={<Skeleton className="mx-auto size-56" />}
      >
        {({ key, uri }) => (
          <EnrolmentSteps
            phoneKey={key}
            uri={uri}
            check={deskStaffApi.finishEnrolment.mutationOptions({
              onSuccess: ({ codes }) => onEnrolled(codes),
            })}
          />
        )}
      </QueryContent>
    </>
  );
}
