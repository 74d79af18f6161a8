import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { Card } from '#ui/card.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { MembersList } from './members-list.tsx';
import { deskCoachingApi } from './shared/api.ts';
import { Today } from './today.tsx';

/** A coach's day: what today holds, who waits, and everyone they accompany. */
export default function CoachingPage() {
  const day = useQuery(deskCoachingApi.day.queryOptions());
  return (
    <DeskPage title="Coaching" intro="Votre journée, et les personnes que vous accompagnez.">
      <QueryContent
        query={day}
        failed="Votre journée n’a pas pu être lue. Vérifiez votre connexion internet."
        waiting={<LoadingShapes label="Chargement de votre journée…" shapes={['h-40', 'h-72']} />}
      >
        {(day) =>
          day.coach ? (
            <>
              <Today {...day} />
              <MembersList />
            </>
          ) : (
            <Card padding="small">
              Votre compte n’est pas encore relié à une fiche de coach. L’administration le fait dans
              « Contenus », sous « Coachs ».
            </Card>
          )
        }
      </QueryContent>
    </DeskPage>
  );
}
