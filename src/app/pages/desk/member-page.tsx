import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { fieldSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { OPENING_REASONS, type OpeningReason } from '#desk/members/rules.ts';
import { MemberFileView } from '#desk/members/web/member-file-view.tsx';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { OpenCaseButton } from '#desk/moderation/web/shared/open-case-button.tsx';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';

const FAILED = 'Cette fiche n’a pas pu être lue.';

export const meta = deskMeta('Un membre');

export default function MemberPage() {
  const { id = '' } = useParams();
  const file = useQuery(deskMembersApi.one.queryOptions({ input: { id } }));
  const closed = isRefusal(file.error, 'OPEN_FIRST');
  const data = closed ? undefined : file.data;
  return (
    <DeskPage
      title={data?.firstName ?? 'Fiche d’un membre'}
      intro={
        data
          ? [data.age === null ? null : `${data.age}\u00a0ans`, data.city].filter(Boolean).join(', ')
          : null
      }
      back={{ to: '/equipe/membres', label: 'Tous les membres' }}
    >
      {closed ? (
        <ReasonForm id={id} />
      ) : (
        <QueryContent
          query={file}
          failed={FAILED}
          waiting={
            <LoadingShapes
              label="Ouverture de la fiche…"
              className="grid gap-4 lg:grid-cols-2"
              shapes={['h-56', 'h-56']}
            />
          }
        >
          {(opened) => (
            <MemberFileView
              file={opened}
              openCase={
                <OpenCaseButton
                  profileId={opened.id}
                  firstName={opened.firstName ?? 'Un membre'}
                  origin={{ kind: 'member' }}
                />
              }
            />
          )}
        </QueryContent>
      )}
    </DeskPage>
  );
}

const REASONS = OPENING_REASONS.map((value) => ({ value, label: OPENING_WORDS[value].log }));

/** The reason is logged, and opens the page for half an hour. */
function ReasonForm({ id }: { id: string }) {
  const [reason, setReason] = useState<OpeningReason>();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const open = useDeskChange(deskMembersApi, deskMembersApi.open.mutationOptions());
  const refused = fieldSentence(open.error, 'words');

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!reason);
    if (reason && !open.isPending) open.mutate({ id, reason, words });
  }

  return (
    <Card className="max-w-xl">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h2 className="text-h3">Pourquoi ouvrez-vous cette fiche{'\u202f'}?</h2>
        <SelectField
          label="Raison"
          placeholder="Choisissez"
          choices={REASONS}
          value={reason ?? ''}
          error={missing && !reason ? 'Choisissez une raison' : undefined}
          onChange={({ target }) => setReason(OPENING_REASONS.find((one) => one === target.value))}
        />
        <TextField
          label="En quelques mots"
          hint={`Ces mots restent un an dans le journal\u202f: n’y recopiez aucune confidence.`}
          maxLength={300}
          value={words}
          error={refused}
          onChange={({ target }) => setWords(target.value)}
        />
        <FailureAlert error={!refused && open.error} failed="La fiche n’a pas pu être ouverte. Réessayez." />
        <Button type="submit" className="justify-self-start" pending={open.isPending}>
          Ouvrir la fiche pour une demi-heure
        </Button>
      </form>
    </Card>
  );
}
