import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { InterviewNotes } from '#desk/appointments/web/shared/interview-notes.tsx';
import { useDeskDraft } from '#desk/staff/web/shared/use-desk-draft.ts';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { CoachChannel } from '#member/coaching/web/shared/coach-channel.ts';
import { CoachConversation } from '#member/coaching/web/shared/coach-conversation.tsx';
import { ATTENDANCE_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { CoachNote, MemberDate, SharedAnswer } from '../contract.ts';
import { COACH_NOTE_MAX_LENGTH } from '../rules.ts';
import { ANSWER_LABELS, DATE_KIND_LABELS } from '../texts.ts';
import { deskCoachingApi } from './shared/api.ts';

/** The coach's side of the conversation. */
function deskChannel(id: string, firstName: string): CoachChannel {
  return {
    side: 'coach',
    otherName: firstName,
    threadKey: deskCoachingApi.thread.key({ input: { id } }),
    sendKey: [...deskCoachingApi.send.key(), id],
    read: (signal) => deskCoachingApi.thread.call({ id }, { signal }),
    readOlder: (before) => deskCoachingApi.thread.call({ id, before }),
    send: (message) => deskCoachingApi.send.call({ id, ...message }),
    markRead: () => deskCoachingApi.markRead.call({ id }),
  };
}

export const meta = deskMeta('Un membre accompagné');

/** A member of the coach: the conversation, and beside it dates, shared answers and notes. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const [text, onTextChange] = useDeskDraft(id);
  const member = useQuery(deskCoachingApi.member.queryOptions({ input: { id } }));
  const field = useRef<HTMLTextAreaElement>(null);
  useDeskActions([{ key: 'r', label: 'Répondre', run: () => field.current?.focus() }]);
  const { data } = member;
  return (
    <DeskPage
      title={data?.firstName ?? 'Une personne accompagnée'}
      intro={data ? introOf(data) : undefined}
      back={{ to: '/equipe/coaching', label: 'Toutes les personnes' }}
    >
      <QueryContent
        query={member}
        failed="Cette page n’a pas pu être lue."
        waiting={
          <LoadingShapes
            label="Chargement…"
            className="grid gap-4 xl:grid-cols-2"
            shapes={['h-96', 'h-96']}
          />
        }
      >
        {({ firstName, dates, notes, interviews, shared }) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
            <Card
              as="section"
              padding="none"
              aria-label={`Messages avec ${firstName}`}
              className="flex h-[70vh] min-h-112 flex-col xl:sticky xl:top-8 xl:h-[calc(100dvh-11rem)]"
            >
              <h2 className="border-b border-filet px-5 py-3 text-h3">Messages</h2>
              <CoachConversation
                lines={3}
                channel={deskChannel(id, firstName)}
                draft={{ field, text, onTextChange }}
              />
            </Card>
            <div className="grid gap-4">
              <SharedAnswers id={id} firstName={firstName} shared={shared} />
              <MemberDates dates={dates} />
              <Notes id={id} firstName={firstName} notes={notes} />
              <InterviewNotes title="Entretiens avec l’équipe" notes={interviews} />
            </div>
          </div>
        )}
      </QueryContent>
    </DeskPage>
  );
}

function introOf({ age, city, since }: { age: number | null; city: string; since: string }): string {
  const facts = [age === null ? null : `${age}\u00a0ans`, city].filter(Boolean).join(', ');
  return `${facts}. Vous l’accompagnez depuis le ${frenchDay(new Date(since), PARIS_ZONE)}.`;
}

/** The member's dates, with attendance. */
function MemberDates({ dates }: { dates: readonly MemberDate[] }) {
  return (
    <Card as="section" aria-labelledby="seances" className="grid gap-3">
      <h2 id="seances" className="text-h3">
        Séances
      </h2>
      {dates.length === 0 ? <p className="text-encre-2">Aucune inscription pour le moment.</p> : null}
      <ul className="grid">
        {dates.map((date) => (
          <li
            key={date.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-filet py-2.5 first:border-t-0"
          >
            <span className="grid">
              <span className="font-semibold">{workshopOf(date.workshopId).title}</span>
              <span className="text-encre-2 first-letter:uppercase">
                {teamMoment(new Date(date.startsAt))}
              </span>
            </span>
            <State date={date} now={currentTime()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function State({ date, now }: { date: MemberDate; now: Date }) {
  if (date.cancelled) return <Badge tone="danger">Annulée</Badge>;
  if (new Date(date.startsAt) > now)
    return date.waiting ? <Badge tone="lin">Liste d’attente</Badge> : <Badge tone="lavande">À venir</Badge>;
  if (date.attendance)
    return (
      <Badge tone={date.attendance === 'present' ? 'sauge' : 'lin'}>
        {ATTENDANCE_LABELS[date.attendance]}
      </Badge>
    );
  return <Badge tone="lin">{date.waiting ? 'Sans place' : 'Présence à noter'}</Badge>;
}

interface SharedAnswersProps {
  id: string;
  firstName: string;
  shared: readonly SharedAnswer[];
}

/** Currently shared answers; the member learns of each reading. */
function SharedAnswers({ id, firstName, shared }: SharedAnswersProps) {
  return (
    <Card
      as="section"
      aria-labelledby="partage"
      tone={shared.length > 0 ? 'sauge' : 'carte'}
      className="grid gap-3"
    >
      <h2 id="partage" className="text-h3">
        Réponses partagées
      </h2>
      {shared.length === 0 ? (
        <p className="text-encre-2">
          {firstName} ne vous montre aucune de ses réponses en ce moment. Ce choix lui appartient, depuis
          « Mes conseils ».
        </p>
      ) : (
        shared.map((one) => <Shared key={one.kind} id={id} firstName={firstName} {...one} />)
      )}
    </Card>
  );
}

function Shared({ id, firstName, kind, until }: Omit<SharedAnswersProps, 'shared'> & SharedAnswer) {
  // Fetched on request, and cached by this screen only.
  const reading = useMutation(deskCoachingApi.readShared.mutationOptions({ gcTime: 0 }));
  const answers = reading.data?.quiz ?? reading.data?.loveProfile;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{DATE_KIND_LABELS[kind].title}</h3>
      <p className="text-encre-2">
        Jusqu’au {teamMoment(new Date(until))}. {firstName} voit quand vous les lisez.
      </p>
      {answers ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-[20px] bg-carte px-4 py-3">
          {Object.entries(answers).map(([key, score]) => (
            <div key={key} className="contents">
              <dt>{ANSWER_LABELS[key] ?? key}</dt>
              <dd className="font-semibold tabular-nums">
                {score}
                <span className="font-normal text-encre-2">{` sur ${DATE_KIND_LABELS[kind].most}`}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          pending={reading.isPending}
          pendingLabel="Un instant…"
          onClick={() => reading.mutate({ id, kind })}
        >
          Lire ces réponses
        </Button>
      )}
      <FailureAlert error={reading.error} failed="Ces réponses n’ont pas pu être lues." />
    </div>
  );
}

const FAILED = 'Rien n’a changé : vérifiez votre connexion, puis réessayez.';

interface NotesProps {
  id: string;
  firstName: string;
  notes: readonly CoachNote[];
}

/** The coach's notes; the field says that the member may ask for a copy. */
function Notes({ id, firstName, notes }: NotesProps) {
  const [draft, storeDraft] = useDeskDraft(`note ${id}`);
  /** Idempotency key of these words: a retry stores the same note. */
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID());
  const add = useDeskChange(deskCoachingApi.member, deskCoachingApi.addNote.mutationOptions(), {
    onDone: () => {
      storeDraft('');
      setClientId(crypto.randomUUID());
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending && draft.trim()) add.mutate({ id, clientId, content: draft });
  }
  return (
    <Card as="section" aria-labelledby="notes" className="grid gap-4">
      <h2 id="notes" className="text-h3">
        Mes notes
      </h2>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          label="Une note"
          hint={`Personne d’autre ne la lit à ce bureau. ${firstName} peut la recevoir en téléchargeant ses données : écrivez ce que vous pourriez lui dire.`}
          rows={3}
          maxLength={COACH_NOTE_MAX_LENGTH}
          value={draft}
          onChange={(event) => {
            storeDraft(event.target.value);
            setClientId(crypto.randomUUID());
          }}
        />
        <FailureAlert error={add.error} failed={FAILED} />
        <WaitingButton
          type="submit"
          size="small"
          className="justify-self-end"
          missing={draft.trim() ? null : 'Écrivez d’abord votre note.'}
          field="textarea"
          pending={add.isPending}
          pendingLabel="Un instant…"
        >
          Garder cette note
        </WaitingButton>
      </form>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <Note key={note.id} id={id} note={note} />
        ))}
      </ul>
    </Card>
  );
}

function Note({ id, note }: { id: string; note: CoachNote }) {
  const [asking, setAsking] = useState(false);
  const when = teamMoment(new Date(note.createdAt));
  return (
    <li className="flex items-start gap-2 rounded-[20px] bg-papier py-2 pr-2 pl-4">
      <div className="grid min-w-0 grow gap-1 py-1">
        <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
        <p className="text-xs text-encre-2 first-letter:uppercase">{when}</p>
      </div>
      <IconButton icon={Trash2} label={`Retirer la note : ${when}`} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmChange
          title="Retirer cette note ?"
          description="Cette action est définitive."
          confirmLabel="Retirer"
          cancelLabel="Garder"
          danger
          api={deskCoachingApi.member}
          change={deskCoachingApi.removeNote.mutationOptions()}
          input={{ id, note: note.id }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
