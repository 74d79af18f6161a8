import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { CONTENT_PATH, NEW } from '../texts.ts';
import { ContentPart } from './content-part.tsx';
import { PeopleList } from './people-list.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/temoignages`;

export const meta = deskMeta('Témoignages');

export default function TestimonialsPage() {
  const query = useQuery(deskContentApi.testimonials.queryOptions());
  return (
    <ContentPart
      title="Témoignages"
      intro="Un témoignage ne paraît qu’avec l’accord de son auteur. Si l’accord est repris, retirez-le : il quitte le site aussitôt."
      enter={{ icon: MessageSquarePlus, label: 'Entrer un témoignage', to: `${LIST}/${NEW}` }}
      query={query}
    >
      {(list) => (
        <PeopleList
          kind="testimonials"
          label="Témoignages, dans l’ordre du site"
          people={list.map((one) => ({
            ...one,
            name: one.firstName,
            line: one.text,
            to: `${LIST}/${one.id}`,
          }))}
          empty={{
            title: 'Aucun témoignage n’est entré',
            text: 'Un site ouvert au public n’a pas cette rubrique avant le premier. En démonstration, il montre sept exemples, marqués comme tels.',
          }}
        />
      )}
    </ContentPart>
  );
}
