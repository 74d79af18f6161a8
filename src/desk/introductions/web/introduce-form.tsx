import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { INTRODUCTION_DAYS, INTRODUCTION_NOTE_MAX_LENGTH } from '#member/matching/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DeskPerson } from '../contract.ts';
import type { Obstacle } from '../rules.ts';
import { OBSTACLE_WORDS } from './introduction-words.ts';
import { deskIntroductionsApi } from './shared/api.ts';

const FAILED = 'La présentation n’est pas partie. Votre mot est gardé\u202f: réessayez dans un instant.';

interface IntroduceFormProps {
  pair: { member: DeskPerson; other: DeskPerson; obstacles: readonly Obstacle[] };
  back: string;
}

export function IntroduceForm({ pair: { member, other, obstacles }, back }: IntroduceFormProps) {
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const introduce = useDeskChange(deskIntroductionsApi, deskIntroductionsApi.introduce.mutationOptions(), {
    said: `${member.firstName} et ${other.firstName} ont reçu votre présentation.`,
    onDone: () => navigate(back),
  });
  const refused = fieldSentence(introduce.error, 'note');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!introduce.isPending) introduce.mutate({ member: member.id, other: other.id, note });
  }

  return (
    <Card as="section" tone="lavande" padding="small" aria-labelledby="introduce" className="sm:p-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h2 id="introduce" className="text-h3">
          Vos mots pour {member.firstName} et {other.firstName}
        </h2>
        {obstacles.length === 0 ? (
          <>
            <TextArea
              label="Pourquoi ces deux personnes"
              hint="Les deux lisent ce mot, signé de votre prénom. N’y glissez aucune confidence."
              maxLength={INTRODUCTION_NOTE_MAX_LENGTH}
              rows={7}
              value={note}
              error={refused}
              onChange={({ target }) => setNote(target.value)}
            />
            <FailureAlert error={!refused && introduce.error} failed={FAILED} />
            <Button type="submit" block pending={introduce.isPending} pendingLabel="Envoi en cours…">
              Présenter
            </Button>
            <p className="text-encre-2">
              Chacun a {INTRODUCTION_DAYS} jours pour accepter ou décliner. La conversation s’ouvre si les
              deux acceptent, sans prendre de place. Sinon, personne ne sait qui a décliné.
            </p>
          </>
        ) : (
          <Obstacles obstacles={obstacles} />
        )}
      </form>
    </Card>
  );
}

export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const reasons = obstacles.map((obstacle) => <p key={obstacle}>{OBSTACLE_WORDS[obstacle]}</p>);
  return <Alert title="Ces deux personnes ne peuvent pas être présentées">{reasons}</Alert>;
}
