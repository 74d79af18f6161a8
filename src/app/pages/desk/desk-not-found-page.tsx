import { DESK_PATH } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';

export const meta = deskMeta('Page introuvable');

/** The same page for an unknown address and a missing role. */
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
