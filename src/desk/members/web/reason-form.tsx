import { type FormEvent, useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OPENING_REASONS, type OpeningReason } from '../rules.ts';
import { deskMembersApi } from './shared/api.ts';

const REASONS = OPENING_REASONS.map((value) => ({ value, label: OPENING_WORDS[value].log }));

/** The reason is logged, and opens the page for half an hour. */
export function ReasonForm({ id }: { id: string }) {
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
