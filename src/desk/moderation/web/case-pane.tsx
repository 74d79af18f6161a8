import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { teamMoment } from '#browser/team-time.ts';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { DeskNotes } from '#desk/staff/web/shared/desk-notes.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { CLAUSES, MEASURE_STATE_WORDS } from '#mechanisms/decisions/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { useSearchWords } from '#ui/desk/use-search-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OpenedCase } from '../contract.ts';
import { GRAVE } from '../rules.ts';
import { CASE_KIND_LABELS, DECIDED_LABELS } from '../texts.ts';
import { AnswerActions, CaseActions } from './case-actions.tsx';
import { CaseEvidence, GraveCase, showNext } from './case-evidence.tsx';
import { caseTitle, GravityBadge, personWords } from './case-words.tsx';
import { DangerChecklist } from './danger-checklist.tsx';
import { deskModerationApi } from './shared/api.ts';

interface CasePaneProps {
  id: string;
  backTo: string;
  onSettled: (words: string) => void;
}

/** Opening a case is logged. */
export function CasePane({ id, backTo, onSettled }: CasePaneProps) {
  const { data, error, isFetching, refetch } = useQuery(
    deskModerationApi.open.queryOptions({ input: { id }, staleTime: 60_000, refetchOnWindowFocus: false }),
  );
  if (error && !data)
    return isRefusal(error, 'NOT_FOUND') ? (
      <EmptyState title="Ce dossier n’est plus là" action={<TextLink to={backTo}>Voir la file</TextLink>}>
        Ce qui était à regarder a été retiré, ou le compte a été supprimé.
      </EmptyState>
    ) : (
      <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
        {errorSentence(error, 'Ce dossier n’a pas pu être ouvert. Vérifiez votre connexion internet.')}
      </RetryAlert>
    );
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <GraveCase value={data.gravity >= GRAVE}>
      <OpenCase key={id} opened={data} backTo={backTo} onSettled={onSettled} />
    </GraveCase>
  );
}

interface OpenCaseProps extends Omit<CasePaneProps, 'id'> {
  opened: OpenedCase;
}

function OpenCase({ opened, backTo, onSettled }: OpenCaseProps) {
  const me = useDeskSession().colleague?.id;
  const { kind, gravity, createdAt, takenBy, settledAt, evidence } = opened;
  useDeskActions(
    gravity >= GRAVE ? [{ key: 'v', label: 'Voir la suite de ce qui est flouté', run: showNext }] : [],
  );
  return (
    <article className="@container flex min-h-0 flex-1 flex-col gap-4" aria-labelledby="dossier">
      <header className="grid gap-1.5">
        <TextLink bare to={backTo} className="inline-flex min-h-11 items-center gap-2 lg:hidden">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Tous les dossiers
        </TextLink>
        <p className="flex flex-wrap items-center gap-2 text-encre-2">
          <GravityBadge gravity={gravity} ticks={opened.ticks} />
          {opened.matter ? `${CASE_KIND_LABELS[kind]}, ` : 'Arrivé '}
          {teamMoment(new Date(createdAt))}
          {gravity === 5 ? <TextLink to="/equipe/danger">Que faire en cas de danger</TextLink> : null}
        </p>
        <h2
          id="dossier"
          ref={focusOnMount}
          tabIndex={-1}
          className="text-[1.375rem] outline-none wrap-anywhere"
        >
          {caseTitle(opened)}
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{personWords(opened)}</span>
          {takenBy && takenBy.id !== me ? (
            <Badge tone="abricot">{takenBy.firstName} a aussi ouvert ce dossier</Badge>
          ) : null}
        </p>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 @2xl:flex-row @2xl:gap-5">
        <div
          data-evidence
          className="relative grid min-h-0 min-w-0 flex-1 content-start gap-5 lg:overflow-y-auto lg:pr-2"
        >
          {gravity === 5 ? <DangerChecklist opened={opened} /> : null}
          {kind === 'notice' && !settledAt ? <NoticeSubject opened={opened} /> : null}
          {settledAt ? null : <AlsoShown id={opened.id} />}
          <CaseEvidence opened={opened} />
          <CaseHistory history={opened.history} />
          <DeskNotes noted={{ kind: 'case', subject: opened.id }} />
          <p>
            <TextLink to={`/equipe/danger?dossier=${encodeURIComponent(opened.id)}#autorites`}>
              Une autorité demande ce dossier
            </TextLink>
          </p>
        </div>
        {settledAt ? null : (
          <footer className="grid min-h-0 [&_textarea]:scroll-mb-56 content-start gap-3 border-t border-filet bg-papier py-3 max-lg:not-has-[form]:sticky max-lg:bottom-0 lg:max-h-3/5 lg:overflow-y-auto @2xl:max-h-none! @2xl:w-84 @2xl:shrink-0 @2xl:border-t-0 @2xl:py-0">
            {'mayJudge' in evidence && !evidence.mayJudge ? (
              <Alert>
                Vous avez pris cette décision{'\u202f'}: une autre personne de l’équipe relit tout.
              </Alert>
            ) : kind === 'appeal' || (kind === 'notice' && !opened.subject) ? (
              <AnswerActions opened={opened} onSettled={onSettled} />
            ) : (
              <CaseActions opened={opened} onSettled={onSettled} />
            )}
          </footer>
        )}
      </div>
    </article>
  );
}

/** A hint, never an accusation: the moderator compares and decides. Loads separately, because comparing is slow. */
function AlsoShown({ id }: { id: string }) {
  const { data: others } = useQuery(
    deskModerationApi.alsoShown.queryOptions({
      input: { id },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
  );
  if (!others?.length) return null;
  return (
    <section className="grid gap-1 rounded-card bg-lin p-4">
      <h3 className="text-base font-semibold">Une photo semblable figure ailleurs</h3>
      <ul>
        {others.map((person) => (
          <li key={person.id}>
            <TextLink to={`/equipe/membres/${encodeURIComponent(person.id)}`}>
              {personWords({ subject: person })}
            </TextLink>
            {person.closed ? ', compte fermé' : null}
          </li>
        ))}
      </ul>
      <p className="text-encre-2">
        C’est un indice, pas une preuve{'\u202f'}: un couple ou des amis peuvent avoir la même photo.
      </p>
    </section>
  );
}

function CaseHistory({ history }: Pick<OpenedCase, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Disclosure label={`Décisions précédentes (${history.length})`}>
      <ul className="grid gap-3 py-2">
        {history.map(({ id, decision, clause, facts, at, by, state }) => (
          <li key={id} className="grid gap-0.5">
            <span className="font-semibold">
              {DECIDED_LABELS[decision]}
              {clause ? `\u202f: ${CLAUSES[clause].label.toLowerCase()}` : ''}
              {state ? `, ${MEASURE_STATE_WORDS[state]}` : ''}
            </span>
            <span className="text-xs text-encre-2">
              {teamMoment(new Date(at))}, par {by}
            </span>
            {facts ? <span className="wrap-anywhere whitespace-pre-line">{facts}</span> : null}
            {state === 'stands' ? <UndoButton decisionId={id} /> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Revokes a decision: the remaining decisions apply, and the person is notified. */
function UndoButton({ decisionId }: { decisionId: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        Annuler cette décision
      </Button>
      {asking ? (
        <ConfirmChange
          onClose={() => setAsking(false)}
          title="Annuler cette décision"
          description="Ce qu’elle faisait est défait tout de suite. Si une autre décision tient encore, c’est elle qui compte. La personne reçoit un e-mail."
          confirmLabel="Annuler la décision"
          cancelLabel="Revenir au dossier"
          api={deskModerationApi.open}
          change={deskModerationApi.undo.mutationOptions()}
          input={{ id: decisionId }}
          said="La décision est annulée, la personne est prévenue."
        />
      ) : null}
    </>
  );
}

const FAILED = 'Ce profil n’a pas pu être rattaché. Réessayez.';
const SHOWN = 5;

/** Chooses the profile a notice is about, which allows every decision. */
function NoticeSubject({ opened: { id, subject } }: { opened: OpenedCase }) {
  const { words, field } = useSearchWords();
  const found = useQuery(deskMembersApi.search.queryOptions({ input: { words }, enabled: words.length > 1 }));
  const { mutate, error, isPending } = useDeskChange(
    deskModerationApi.open,
    deskModerationApi.nameSubject.mutationOptions(),
  );
  if (subject)
    return (
      <p className="flex flex-wrap items-center gap-3">
        Ce signalement vise {subject.firstName}.
        <Button
          variant="quiet"
          size="small"
          pending={isPending}
          onClick={() => mutate({ id, profileId: null })}
        >
          Ce n’est pas ce profil
        </Button>
      </p>
    );
  return (
    <section className="grid gap-2">
      <TextField
        label={'Quel profil est visé, s’il y en a un\u202f?'}
        hint="Prénom, nom, ville ou début de l’e-mail."
        {...field}
      />
      {words.length > 1 ? (
        <QueryContent
          query={found}
          failed="Les profils n’ont pas pu être cherchés."
          waiting={<Skeleton className="h-12" />}
        >
          {({ members }) => (
            <ul className="grid divide-y divide-filet" aria-live="polite">
              {members.length === 0 ? <li>Personne ne correspond à cette recherche.</li> : null}
              {members.slice(0, SHOWN).map(({ id: profileId, firstName, age, city, address }) => (
                <li key={profileId} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span className="wrap-anywhere">
                    {[firstName ?? 'Sans profil', age && `${age}\u00a0ans`, city, address]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    pending={isPending}
                    onClick={() => mutate({ id, profileId })}
                  >
                    C’est ce profil
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryContent>
      ) : null}
      <FailureAlert error={error} failed={FAILED} />
    </section>
  );
}
