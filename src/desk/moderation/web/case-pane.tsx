import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { teamMoment } from '#browser/team-time.ts';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { DeskNotes } from '#desk/staff/web/shared/desk-notes.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TextLink } from '#ui/link.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OpenedCase } from '../contract.ts';
import { GRAVE } from '../rules.ts';
import { CASE_KIND_LABELS } from '../texts.ts';
import { AlsoShown } from './also-shown.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { GraveCase, showNext } from './blurred.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseHistory } from './case-history.tsx';
import { caseTitle, personWords } from './case-words.ts';
import { DangerChecklist } from './danger-checklist.tsx';
import { GravityBadge } from './gravity-badge.tsx';
import { NoticeSubject } from './notice-subject.tsx';
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
