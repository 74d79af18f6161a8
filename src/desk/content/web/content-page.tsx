import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { ContentTabs } from './content-part.tsx';
import { OwnCard } from './own-card.tsx';
import { OpeningGuide } from './shared/opening-guide.tsx';

export default function ContentPage() {
  const runsTheSite = useHasRole('admin');
  const isCoach = useHasRole('coach');
  if (!runsTheSite)
    return (
      <DeskPage title="Ma fiche" intro="Ce que les membres et les pages publiques montrent de vous.">
        <OwnCard />
      </DeskPage>
    );
  return (
    <DeskPage
      title="Contenus du site"
      intro="Ce que vous enregistrez ici se voit sur les pages publiques dans la minute."
    >
      <ContentTabs />
      <OpeningGuide />
      {isCoach ? (
        <section aria-labelledby="ma-fiche" className="grid gap-4">
          <h2 id="ma-fiche" className="text-h3">
            Ma fiche de coach
          </h2>
          <OwnCard />
        </section>
      ) : null}
    </DeskPage>
  );
}
