import { useQuery } from '@tanstack/react-query';
import { savedQuestion } from '#member/membership/contract.ts';
import { FAQ_ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from '#member/membership/rules.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DeskQuestion } from '../contract.ts';
import { CONTENT_PATH, MARKDOWN_HINT } from '../texts.ts';
import { EntryFrame } from './entry-frame.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { TextPreview } from './text-preview.tsx';
import { useEntryForm } from './use-versioned-form.ts';

const LIST = `${CONTENT_PATH}/questions`;

/** Field labels. */
const NAMES = { question: 'La question', answer: 'La réponse', shown: 'Montrer sur le site' };

export const meta = deskMeta('Une question');

export default function QuestionFormPage() {
  const query = useQuery(deskContentApi.questions.queryOptions());
  return (
    <EntryFrame query={query} entriesOf={(list) => list} list={LIST}>
      {(question) => <Form question={question} />}
    </EntryFrame>
  );
}

function Form({ question }: { question: DeskQuestion | undefined }) {
  const { form, field, sending } = useEntryForm(savedQuestion, {
    entry: question,
    values: question ?? { question: '', answer: '', shown: true },
    list: LIST,
    names: NAMES,
    said: 'La question est enregistrée.',
    mutation: deskContentApi.saveQuestion.mutationOptions(),
  });
  const typed = form.watch();
  return (
    <DeskPage title={question?.question ?? 'Une question'}>
      <PersonForm
        {...sending}
        preview={
          <div className="prose rounded-card bg-lin p-5 wrap-anywhere">
            <h3>{typed.question || 'La question'}</h3>
            <TextPreview text={typed.answer} />
          </div>
        }
      >
        <TextField label="La question" maxLength={QUESTION_MAX_LENGTH} {...field('question')} />
        <TextArea
          label="La réponse"
          hint={MARKDOWN_HINT}
          rows={8}
          maxLength={FAQ_ANSWER_MAX_LENGTH}
          {...field('answer')}
        />
        <Checkbox {...form.register('shown')}>Montrer sur le site</Checkbox>
      </PersonForm>
    </DeskPage>
  );
}
