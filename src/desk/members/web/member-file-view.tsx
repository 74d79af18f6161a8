import type { ReactNode } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { MEASURE_STATE_WORDS } from '#mechanisms/decisions/texts.ts';
import { mailName } from '#member/data-rights/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { MemberFile } from '../contract.ts';
import { SIGN_UP_STEPS } from '../rules.ts';
import {
  ACT_FAILED,
  EFFECT_NAMES,
  longDay,
  RESEND_LABELS,
  SIGN_UP_STEP_NAMES,
  STATE_TONES,
  STATE_WORDS,
} from '../texts.ts';
import { FilePart, PartList } from './file-part.tsx';
import { RequestsPart } from './requests-part.tsx';
import { deskMembersApi } from './shared/api.ts';

const MAIL_STATES = { waiting: 'en attente', failed: 'n’est pas parti', sent: 'parti' } as const;

/** Only the data needed to help a member: no answers, photos or messages. */
export function MemberFileView({ file, openCase }: { file: MemberFile; openCase: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Account file={file} />
      <Decisions file={file} openCase={openCase} />
      <Mails file={file} />
      <DevicesPart file={file} />
      <FilePart title="Vie sur le site">
        <Facts
          facts={[
            ['Conversations', String(file.conversations)],
            ...(file.reports === null ? [] : [['Signalements reçus', String(file.reports)] as const]),
          ]}
        />
        <PartList rows={file.workshops} empty="Aucune séance à venir.">
          {({ title, startsAt }) => (
            <li key={startsAt} className="py-1">
              {title}, {teamMoment(new Date(startsAt))}
            </li>
          )}
        </PartList>
      </FilePart>
      <RequestsPart file={file} />
    </div>
  );
}

function Account({ file }: { file: MemberFile }) {
  const { email, state, since, until, lastSeen, leftSteps } = file;
  return (
    <FilePart title="Compte" aside={<Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>}>
      <Facts
        facts={[
          ['E-mail', email],
          ['Inscription', longDay(since)],
          ['Dernière visite', lastSeen ? teamMoment(new Date(lastSeen)) : 'inconnue'],
          ...(until
            ? [[state === 'closed' ? 'Fermé depuis' : 'Jusqu’au', teamMoment(new Date(until))] as const]
            : []),
        ]}
      />
      <ul className="flex flex-wrap gap-1.5" aria-label="Étapes de l’inscription">
        {SIGN_UP_STEPS.map((step) => (
          <li key={step}>
            <Badge tone={leftSteps.includes(step) ? 'lin' : 'sauge'}>
              {SIGN_UP_STEP_NAMES[step]}
              {leftSteps.includes(step) ? '\u202f: à faire' : '\u202f: fait'}
            </Badge>
          </li>
        ))}
      </ul>
    </FilePart>
  );
}

function Decisions({ file: { decisions }, openCase }: { file: MemberFile; openCase: ReactNode }) {
  return (
    <FilePart title="Décisions de l’équipe">
      <PartList rows={decisions} empty="Aucune décision.">
        {({ id, effect, madeAt, until, state, appealed }) => (
          <li key={id} className="grid gap-0.5 py-2">
            <span className="font-semibold">
              {EFFECT_NAMES[effect]}
              {until ? `, ${teamMoment(new Date(until))}` : ''}
            </span>
            <span className="text-encre-2">
              Le {longDay(madeAt)}
              {`, ${MEASURE_STATE_WORDS[state]}`}
              {appealed ? ', contestée' : ''}
            </span>
          </li>
        )}
      </PartList>
      <p className="text-encre-2">
        Toute décision part d’un dossier, avec ses raisons{'\u202f'}: ouvrez-en un si vous avez vu quelque
        chose.
      </p>
      {openCase}
    </FilePart>
  );
}

function Mails({ file: { id, mails, resendable } }: { file: MemberFile }) {
  const resend = useDeskChange(deskMembersApi, deskMembersApi.resend.mutationOptions(), {
    said: 'L’e-mail part avec un nouveau lien.',
  });
  return (
    <FilePart title="E-mails">
      <PartList rows={mails} empty="Aucun e-mail depuis douze mois.">
        {({ id, template, state, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{mailName(template)}</span>
            <span className={state === 'failed' ? 'font-semibold text-danger' : 'text-encre-2'}>
              {MAIL_STATES[state]}, {teamMoment(new Date(at))}
            </span>
          </li>
        )}
      </PartList>
      <FailureAlert error={resend.error} failed={ACT_FAILED} />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        pending={resend.isPending}
        onClick={() => resend.mutate({ id })}
      >
        {RESEND_LABELS[resendable]}
      </Button>
    </FilePart>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-1">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3">
          <dt className="text-encre-2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DevicesPart({ file: { id, devices } }: { file: MemberFile }) {
  const end = useDeskChange(deskMembersApi, deskMembersApi.endDevice.mutationOptions(), {
    said: 'Cet appareil est déconnecté.',
  });
  return (
    <FilePart title="Appareils connectés">
      <FailureAlert error={end.error} failed={ACT_FAILED} />
      <PartList rows={devices} empty="Aucun appareil n’est connecté.">
        {({ id: device, name, lastUsed }) => (
          <li key={device} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              {name}
              <span className="block text-encre-2">{teamMoment(new Date(lastUsed))}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              pending={end.isPending && end.variables.device === device}
              onClick={() => end.mutate({ id, device })}
            >
              Déconnecter<span className="sr-only"> {name}</span>
            </Button>
          </li>
        )}
      </PartList>
    </FilePart>
  );
}
