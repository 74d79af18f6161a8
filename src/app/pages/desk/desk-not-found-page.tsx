import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { DESK_PATH } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

export function meta() {
  return deskMeta('Page introuvable');
}

/** For an address of the desk that does not exist, or that one’s roles do not open: both look the same. */
export default function DeskNotFoundPage() {
  return (
    <DeskPage
      title="Cette page n’existe pas"
      intro="L’adresse a peut-être changé, ou vos rôles n’y donnent pas accès."
      actions={
        <ButtonLink to={DESK_PATH} size="small">
          Revenir à l’accueil du bureau
        </ButtonLink>
      }
    >
      {null}
    </DeskPage>
  );
}
