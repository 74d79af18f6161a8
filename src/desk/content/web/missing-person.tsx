import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { ButtonLink } from '#ui/button.tsx';

export function MissingPerson({ back }: { back: string }) {
  return (
    <DeskPage title="Cette fiche n’existe plus" intro="Elle a peut-être été retirée depuis un autre poste.">
      <div>
        <ButtonLink to={back}>Revenir à la liste</ButtonLink>
      </div>
    </DeskPage>
  );
}
