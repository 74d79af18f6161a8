import { useQuery } from '@tanstack/react-query';
import { AdviceContent } from '#member/coaching/web/shared/advice-content.tsx';
import { AdviceList } from '#member/coaching/web/shared/advice-list.tsx';
import { adviceQuery } from '#member/coaching/web/shared/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export default function AdvicePage() {
  const { data } = useQuery(adviceQuery());
  const advised = data ? data.topics.length > 0 : false;
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <PageTitle
        intro={
          data === null
            ? 'Vos conseils apparaîtront ici dès que vous aurez répondu au quiz, aujourd’hui ou plus tard.'
            : 'Quelques pistes tirées de votre quiz, à prendre comme elles viennent. Aucun autre membre ne les voit, et vous les retrouverez dans votre espace.'
        }
      >
        Vos conseils personnalisés
      </PageTitle>
      <AdviceContent>{({ topics }) => <AdviceList topics={topics} />}</AdviceContent>
      {advised ? (
        <p className="text-sm text-encre-2">
          Ces conseils ne remplacent pas l’écoute d’un médecin ou d’un psychologue. Si ce que vous traversez
          vous pèse, parlez-en à quelqu’un de confiance.
        </p>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row md:justify-center">
        <ButtonLink to="/inscription/complete" size="large" className="md:min-w-72">
          Continuer
        </ButtonLink>
        {advised ? (
          <ButtonLink to="/webinaires" size="large" variant="secondary">
            Voir les webinaires conseillés
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
