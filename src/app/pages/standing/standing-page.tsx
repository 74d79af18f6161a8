import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { rereadSession, useSession } from '#browser/session/session.ts';
import type { OwnStanding, Statement } from '#identity/accounts/contract.ts';
import { standingApi } from '#identity/accounts/web/shared/api.ts';
import { consentDate, frenchDay, frenchMoment } from '#lib/french-date.ts';
import { isOfAccount } from '#mechanisms/decisions/rules.ts';
import {
  DECIDED_BY_A_PERSON,
  EFFECT_MEANINGS,
  ENDED_WORDS,
  effectTitle,
  OUT_OF_COURT_BODIES,
  OUTCOME_TITLES,
  OUTWEIGHED,
  REDRESS,
  SOURCE_SENTENCES,
} from '#mechanisms/decisions/texts.ts';
import { ContestForm } from '#mechanisms/decisions/web/shared/contest-form.tsx';
import { DeletionSection } from '#member/data-rights/web/deletion-section.tsx';
import { DownloadSection } from '#member/data-rights/web/download-section.tsx';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

export function meta() {
  return pageMeta('Votre compte');
}

/** The decision and its redress, reachable whatever the state of the account. */
export default function StandingPage() {
  const standing = useQuery(standingApi.mine.queryOptions());
  const { member } = useSession();
  const state = standing.data?.state;
  // The cached session may miss the end of a suspension.
  useEffect(() => {
    if (state && member && state !== member.standing) rereadSession();
  }, [state, member]);
  return (
    <div className="page-width grid max-w-3xl gap-8 py-8 sm:py-12">
      <QueryContent
        query={standing}
        failed="Ces informations n’ont pas pu être lues. Veuillez réessayer."
        waiting={<PageSkeleton />}
      >
        {(own) => <Standing own={own} />}
      </QueryContent>
    </div>
  );
}

function Standing({ own }: { own: OwnStanding }) {
  const { state, statements } = own;
  const first = statements.filter(({ holds }) => holds);
  const others = statements.filter(({ holds }) => !holds);
  return (
    <>
      <PageTitle intro={introOf(own)}>{titleOf(own)}</PageTitle>
      {[...first, ...others].map((statement) => (
        <DecisionCard key={statement.id} statement={statement} />
      ))}
      {state === 'open' ? (
        <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
          Revenir à mon espace
        </ButtonLink>
      ) : (
        <>
          <OtherWays />
          <DownloadSection />
          <DeletionSection />
        </>
      )}
    </>
  );
}

function titleOf({ state, until, closing }: OwnStanding): string {
  if (state === 'closed') return 'Votre compte est fermé';
  if (state === 'open' || !until) return 'Les décisions de l’équipe';
  const when = frenchMoment(new Date(until), deviceZone());
  return closing ? `Votre compte ferme ${when}` : `Votre compte est suspendu jusqu’au ${when}`;
}

function introOf({ state, eraseAfter, closing, statements }: OwnStanding): string {
  if (eraseAfter)
    return `Vos données sont cachées de tous. Elles sont effacées à partir du ${consentDate(eraseAfter)}, pour vous laisser le temps de contester.`;
  if (state === 'suspended')
    return closing
      ? 'D’ici là, il est suspendu. Voici ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.'
      : 'Voici ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.';
  return statements.length > 0
    ? 'Ce que nous avons décidé au sujet de votre compte, pourquoi, et vos réponses.'
    : 'L’équipe n’a pris aucune décision au sujet de votre compte.';
}

/** Redress besides the appeal: a letter, a certified body, a court. */
function OtherWays() {
  return (
    <SettingsSection id="recours" icon={Scale} title="Les autres recours" intro={REDRESS.elsewhere}>
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          La Commission européenne tient{' '}
          <a
            href={OUT_OF_COURT_BODIES}
            rel="noreferrer"
            className="font-medium text-prune underline underline-offset-4"
          >
            la liste des organismes certifiés
          </a>{' '}
          (en anglais).
        </li>
        <li>
          La règle et son application sont dans nos{' '}
          <TextLink to="/cgu#moderation">conditions générales</TextLink> et notre{' '}
          <TextLink to="/charte">charte</TextLink>.
        </li>
        <li>{'Une question\u202f? Le chat avec l’équipe reste ouvert, par le bouton de cette page.'}</li>
      </ul>
      <ContactTrigger variant="secondary" className="justify-self-start" label="Écrire à l’équipe" />
    </SettingsSection>
  );
}

/** A decision: the facts, the rule, its source, and the member's reply. */
function DecisionCard({ statement }: { statement: Statement }) {
  const { id, effect, holds, state, source, facts, rule, madeAt, until, appeal, appealUntil } = statement;
  const title = `decision-${id}`;
  const outweighed = state === 'stands' && !holds && isOfAccount(effect);
  return (
    <Card as="article" aria-labelledby={title} className="grid gap-6 sm:p-8">
      <header className="grid justify-items-start gap-2">
        {state === 'stands' ? null : (
          <Badge tone={state === 'undone' ? 'sauge' : 'lavande'}>{ENDED_WORDS[state]}</Badge>
        )}
        <h2 id={title} className="text-h3 wrap-anywhere">
          {holds
            ? 'Ce que nous avons décidé'
            : effectTitle(effect, until && inWords(new Date(until)), outweighed)}
        </h2>
        <p className="text-sm text-encre-2">
          Décision du <time dateTime={madeAt}>{inWords(new Date(madeAt))}</time>
        </p>
        {state === 'stands' ? <p>{outweighed ? OUTWEIGHED : EFFECT_MEANINGS[effect]}</p> : null}
      </header>
      <dl className="grid gap-5">
        <Words term="Les faits">{facts}</Words>
        <Words term="La règle">{rule}</Words>
      </dl>
      <p className="text-sm text-encre-2">
        {SOURCE_SENTENCES[source]} {DECIDED_BY_A_PERSON}
      </p>
      {appeal ? <AppealState appeal={appeal} /> : null}
      {appealUntil ? <Appeal statement={id} until={appealUntil} /> : null}
    </Card>
  );
}

const inWords = (instant: Date) => frenchMoment(instant, deviceZone());

function Words({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm font-semibold text-encre-2">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function AppealState({ appeal }: { appeal: NonNullable<Statement['appeal']> }) {
  const { text, madeAt, outcome, answer, judgedAt } = appeal;
  const Icon = outcome ? CircleCheck : Hourglass;
  return (
    <section className="grid gap-4 rounded-[20px] bg-lavande p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <div className="grid gap-1">
          <h3 className="text-h3">
            {outcome ? OUTCOME_TITLES[outcome] : 'Votre contestation est chez nous'}
          </h3>
          <p>
            {judgedAt
              ? `Une autre personne de l’équipe vous a répondu le ${frenchDay(new Date(judgedAt), deviceZone())}.`
              : 'Une autre personne que celle qui a décidé relit tout, et vous répond par e-mail. D’ici là, la décision reste en place.'}
          </p>
        </div>
      </div>
      {answer ? <p className="whitespace-pre-line wrap-anywhere">{answer}</p> : null}
      <div className="grid gap-1 border-t border-filet pt-4 text-sm">
        <p className="font-semibold text-encre-2">Vos mots, le {frenchDay(new Date(madeAt), deviceZone())}</p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </section>
  );
}

function Appeal({ statement, until }: { statement: string; until: string }) {
  const queryClient = useQueryClient();
  const appeal = useMutation(
    // Idempotent: repeating the same words makes one appeal.
    standingApi.appeal.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: standingApi.mine.queryKey() }),
    }),
  );
  return (
    <section className="grid gap-4 rounded-[20px] bg-lin p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="text-h3">{'Vous n’êtes pas d’accord\u202f?'}</h3>
        <p className="text-encre-2">
          {REDRESS.here} Vous pouvez le faire jusqu’au {consentDate(until)}.
        </p>
      </div>
      <ContestForm
        send={(text) => appeal.mutate({ statement, text })}
        sending={appeal.isPending || appeal.isSuccess}
        error={appeal.error}
        submitLabel="Contester la décision"
      />
    </section>
  );
}
