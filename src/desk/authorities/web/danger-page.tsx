import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  PUSH_NOT_CHANGED,
  PUSH_NOT_READ,
  PushRefusedError,
  usePushChoice,
} from '#browser/push/use-push-choice.ts';
import { DANGER_STEPS } from '#desk/moderation/rules.ts';
import { DANGER_STEP_TEXTS } from '#desk/moderation/texts.ts';
import { OpenDangers } from '#desk/moderation/web/shared/open-dangers.tsx';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { WhomToCall } from '#desk/staff/web/shared/whom-to-call.tsx';
import { frenchWeek } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import { Button } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { MissingContent } from '#ui/missing-content.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { newAuthorityRequest } from '../contract.ts';
import { AUTHORITY_MAX_LENGTH, REFERENCE_MAX_LENGTH } from '../rules.ts';
import { EMERGENCY_NUMBERS } from '../texts.ts';
import { RequestList } from './request-list.tsx';
import { deskAuthoritiesApi } from './shared/api.ts';

export default function DangerPage() {
  const [params, setParams] = useSearchParams();
  const caseId = params.get('dossier');
  const isWithoutCase = params.has('sans-dossier');
  const query = useQuery(deskAuthoritiesApi.requests.queryOptions());
  return (
    <DeskPage
      title="Danger et autorités"
      intro="Quand une vie est en jeu, et quand la justice demande un dossier."
    >
      <OpenDangers />
      <section aria-labelledby="danger" className="grid gap-5 rounded-card bg-abricot-100 p-5">
        <h2 id="danger" className="text-h3">
          Une vie est en danger
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {EMERGENCY_NUMBERS.map(({ number, who, what }) => (
            <li key={number} className="flex gap-3 rounded-field bg-papier p-3">
              <a
                href={number === '114' ? 'sms:114' : `tel:${number}`}
                className="inline-flex min-h-11 min-w-16 items-center justify-center text-[1.375rem] font-semibold underline"
              >
                {number}
              </a>
              <span>
                <strong>{who}</strong>
                <br />
                {what}
              </span>
            </li>
          ))}
        </ul>
        <ol className="grid list-decimal gap-3 pl-6">
          {DANGER_STEPS.map((step) => (
            <li key={step} className="max-w-3xl">
              <strong>{DANGER_STEP_TEXTS[step].title}.</strong> {DANGER_STEP_TEXTS[step].text}
            </li>
          ))}
        </ol>
        <WhomToCall />
      </section>
      <OnCallWeeks />
      <DangerPush />
      <section aria-labelledby="autorites" className="grid gap-4">
        <h2 id="autorites" className="text-h3">
          Demandes des autorités
        </h2>
        <p className="max-w-2xl text-encre-2">
          Une personne note la réquisition, une autre, de l’administration, remet le dossier. Il ne contient
          que l’identité du compte, le signalement et nos décisions pour la période demandée ; chaque geste
          est au journal. Sans réquisition écrite, aucun dossier n’est remis ; en cas de danger, appelez.
        </p>
        {caseId || isWithoutCase ? (
          <RequestForm key={caseId} caseId={caseId} onDone={() => setParams({})} />
        ) : (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => setParams({ 'sans-dossier': '' })}
          >
            Noter une demande sans dossier
          </Button>
        )}
        <QueryContent
          query={query}
          failed="Les demandes n’ont pas pu être lues. Vérifiez votre connexion internet."
          waiting={<Skeleton className="h-32 rounded-card" />}
        >
          {(requests) => <RequestList requests={requests} />}
        </QueryContent>
      </section>
    </DeskPage>
  );
}

/** Push alerts on this device while its colleague is on call, even when the desk is closed. */
function DangerPush() {
  const { state, start, stop } = usePushChoice({
    name: 'dangers',
    read: (endpoint) => deskStaffApi.pushState.call({ endpoint }),
    save: deskStaffApi.startPush.call,
    // Keep the browser's subscription: a member may use it here as well.
    forget: (endpoint) => deskStaffApi.stopPush.call({ endpoint }),
  });
  const { data } = state;
  if (!data) return <MissingContent query={state} failed={PUSH_NOT_READ} waiting={null} />;
  if (data.kind === 'unsupported') return null;
  if (data.kind === 'refused')
    return (
      <p className="text-encre-2">
        Les notifications sont refusées dans ce navigateur. Pour que cet appareil sonne en cas de danger,
        ouvrez les réglages du site, à gauche de la barre d’adresse.
      </p>
    );
  const on = data.kind === 'on';
  const failure = start.error ?? stop.error;
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="max-w-2xl text-encre-2">
        {on
          ? 'Cet appareil sonne quand un danger est signalé pendant votre astreinte, ou quand personne n’est d’astreinte. La notification ne nomme personne.'
          : 'Pendant votre astreinte, un e-mail vous dit qu’un danger est signalé. Cet appareil peut aussi sonner, bureau fermé\u202f: la notification ne nomme personne.'}
      </p>
      <FailureAlert error={!(failure instanceof PushRefusedError) && failure} failed={PUSH_NOT_CHANGED} />
      <Button
        variant="secondary"
        size="small"
        pending={start.isPending || stop.isPending}
        onClick={() => (on ? stop.mutate() : start.mutate(data.publicKey))}
      >
        {on ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {on ? 'Ne plus prévenir cet appareil' : 'Prévenir cet appareil'}
      </Button>
    </div>
  );
}

/** An admin chooses the colleague on call with one press per week; a second press empties the week. */
function OnCallWeeks() {
  const mayChoose = useHasRole('admin');
  const { data } = useQuery(deskStaffApi.onCall.queryOptions());
  const choose = useDeskChange(deskStaffApi.onCall, deskStaffApi.chooseOnCall.mutationOptions());
  return (
    <section aria-labelledby="astreintes" className="grid gap-3">
      <h2 id="astreintes" className="text-h3">
        Astreintes
      </h2>
      <FailureAlert
        error={choose.error}
        failed="L’astreinte n’a pas pu être changée. Réessayez dans un instant."
      />
      <ul className="divide-y divide-filet">
        {data?.weeks.map(({ monday, colleague }) => (
          <li key={monday} className="flex min-h-11 flex-wrap items-center gap-2 py-2">
            <span className="w-full sm:w-80">
              {`${capital(frenchWeek(monday))}\u202f: `}
              <strong>{colleague?.firstName ?? 'personne'}</strong>
            </span>
            {(mayChoose ? data.colleagues : []).map(({ id, firstName }) => (
              <Button
                key={id}
                size="small"
                variant={id === colleague?.id ? 'primary' : 'secondary'}
                aria-pressed={id === colleague?.id}
                pending={choose.isPending && choose.variables.monday === monday && choose.variables.id === id}
                onClick={() => choose.mutate({ monday, id, on: id !== colleague?.id })}
              >
                {firstName}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FAILED = 'La demande n’a pas pu être notée. Réessayez dans un instant.';

/** @param caseId null for a request about an address without a case */
function RequestForm({ caseId, onDone }: { caseId: string | null; onDone: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const blank = { authority: '', reference: '', email: '', from: '', until: '' };
  const { form, field, isPlaced, placeError } = useTypedForm(newAuthorityRequest, {
    id,
    case: caseId,
    ...blank,
  });
  const ask = useDeskChange(deskAuthoritiesApi, deskAuthoritiesApi.ask.mutationOptions(), {
    said: 'La demande est notée. Une autre personne de l’administration remet le dossier.',
    onDone,
    onRefused: placeError,
  });
  const submit = form.handleSubmit((asked) => (ask.isPending ? undefined : ask.mutate(asked)));
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4 rounded-card border border-filet p-5">
      <h3 className="text-[1.125rem]">
        {caseId ? 'Noter une demande pour ce dossier' : 'Noter une demande sans dossier'}
      </h3>
      <TextField
        label="Qui demande"
        hint="Service, ville, nom de la personne"
        maxLength={AUTHORITY_MAX_LENGTH}
        {...field('authority')}
      />
      <TextField
        label="Référence de la réquisition"
        maxLength={REFERENCE_MAX_LENGTH}
        {...field('reference')}
      />
      <TextField
        label={caseId ? 'Adresse e-mail visée (facultatif)' : 'Adresse e-mail visée'}
        hint="Si le compte est effacé, elle seule dit à qui est ce qui reste sous scellé. Nous n’en gardons qu’une empreinte."
        type="email"
        autoComplete="off"
        {...field('email')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Période : du" type="date" {...field('from')} />
        <TextField label="Jusqu’au" type="date" {...field('until')} />
      </div>
      <FailureAlert error={!isPlaced && ask.error} failed={FAILED} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={ask.isPending}>
          Noter la demande
        </Button>
        <Button type="button" variant="quiet" onClick={onDone}>
          Renoncer
        </Button>
      </div>
    </form>
  );
}
