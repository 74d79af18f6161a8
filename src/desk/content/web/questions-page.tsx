import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { CONTENT_PATH, NEW } from '../texts.ts';
import { ContentPart } from './content-part.tsx';
import { PeopleList } from './people-list.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/questions`;

export const meta = deskMeta('Questions et réponses');

export default function QuestionsPage() {
  const query = useQuery(deskContentApi.questions.queryOptions());
  return (
    <ContentPart
      title="Questions et réponses"
      intro="Celles de « Nos services », dans cet ordre. Une question masquée reste ici."
      enter={{ icon: MessageCircleQuestionMark, label: 'Écrire une question', to: `${LIST}/${NEW}` }}
      query={query}
    >
      {(list) => (
        <PeopleList
          kind="questions"
          label="Questions, dans l’ordre du site"
          people={list.map(({ id, question, answer, shown }) => ({
            id,
            shown,
            name: question,
            line: answer,
            to: `${LIST}/${id}`,
          }))}
          empty={{
            title: 'Aucune question n’est entrée',
            text: 'Le site montre celles de sa construction.',
          }}
        />
      )}
    </ContentPart>
  );
}
