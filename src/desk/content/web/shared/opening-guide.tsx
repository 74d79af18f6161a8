import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { DESK_PATH } from '#lib/paths.ts';
import { NEEDED_PEOPLE } from '#lib/public-people.ts';
import { type RelayVerdict, tryRelay } from '#mechanisms/calls/web/shared/try-relay.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { OpeningCheck } from '../../contract.ts';
import { CHECK_TEXTS, CONTENT_PATH } from '../../texts.ts';
import { deskContentApi } from './api.ts';

/** Desk page of each checklist item; must be open to admins. */
export const OPENING_PLACES: Record<string, { to: string; label: string }> = {
  coaches: { to: `${CONTENT_PATH}/coachs`, label: 'Entrer les coachs' },
  team: { to: `${CONTENT_PATH}/equipe`, label: 'Entrer l’équipe' },
  pictures: { to: `${CONTENT_PATH}/coachs`, label: 'Voir les coachs' },
  roles: { to: `${DESK_PATH}/comptes`, label: 'Inviter des collègues' },
  leaders: { to: `${DESK_PATH}/seances`, label: 'Choisir qui anime' },
  slots: { to: `${DESK_PATH}/comptes`, label: 'Voir les comptes' },
  hours: { to: `${CONTENT_PATH}/horaires`, label: 'Dire les heures' },
};
const READY = 'Rien ne manque. Sans ALLOW_UNFINISHED, un redémarrage ouvre le site à tout le monde.';
const READY_TO_PREPARE =
  'Rien d’obligatoire ne manque. Il reste de quoi accueillir les premiers membres, ci-dessous.';
const isPeople = (about: string) => NEEDED_PEOPLE.some((kind) => kind === about);

/**
 * « Avant d’ouvrir » (D24): ticks its items from the data.
 * @param whileMissing hides the list once complete
 */
export function OpeningGuide({ whileMissing = false }: { whileMissing?: boolean }) {
  const opening = useQuery(deskContentApi.opening.queryOptions());
  if (whileMissing && !opening.data?.some(({ done }) => !done)) return null;
  return (
    <section aria-labelledby="avant-d-ouvrir" className="grid gap-5">
      <h2 id="avant-d-ouvrir" className="text-h3">
        Avant d’ouvrir
      </h2>
      <QueryContent
        query={opening}
        failed="Cette liste n’a pas pu être lue."
        waiting={<LoadingShapes label="Lecture de ce qui manque…" shapes={['h-64']} />}
      >
        {(checks) => (
          <>
            <Summary checks={checks} />
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <div className="grid gap-5">
                <Checks title="À entrer ici" checks={checks.filter(({ about }) => isPeople(about))} />
                <Checks
                  title="À préparer avant les premiers membres"
                  intro="Le site démarre sans, mais quelqu’un les attendra."
                  checks={checks.filter(({ required }) => !required)}
                />
              </div>
              <Checks
                title="À régler sur le serveur"
                intro="Une variable pour chaque ligne, lue au démarrage : docs/operations.md les explique. Le reste (nom du site, certificat, e-mails, sauvegardes) s’examine par la commande doctor."
                checks={checks.filter(({ about, required }) => required && !isPeople(about))}
              />
            </div>
          </>
        )}
      </QueryContent>
    </section>
  );
}

function Summary({ checks }: { checks: readonly OpeningCheck[] }) {
  const left = checks.filter(({ done, required }) => required && !done).length;
  const toPrepare = checks.filter(({ done, required }) => !required && !done).length;
  if (left === 0)
    return (
      <p className="flex items-start gap-2 rounded-card bg-sauge-100 px-5 py-4 text-sauge">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <span>
          <strong className="font-semibold">Prêt.</strong> {toPrepare === 0 ? READY : READY_TO_PREPARE}
        </span>
      </p>
    );
  return (
    <p className="rounded-card bg-abricot-100 px-5 py-4">
      <strong className="font-semibold">
        {left === 1 ? 'Il manque une chose.' : `Il manque ${left} choses.`}
      </strong>{' '}
      En production, le site refuse de démarrer tant que cette liste n’est pas complète.
    </p>
  );
}

function Checks({
  title,
  intro,
  checks,
}: {
  title: string;
  intro?: string;
  checks: readonly OpeningCheck[];
}) {
  return (
    <div className="rounded-card border border-filet bg-carte px-5 py-4 sm:px-6">
      <h3 className="text-lg">{title}</h3>
      {intro ? <p className="text-sm text-encre-2">{intro}</p> : null}
      <ul className="mt-2 grid">
        {checks.map((check) => (
          <Line key={check.about} check={check} />
        ))}
      </ul>
    </div>
  );
}

function Line({ check: { about, done, details } }: { check: OpeningCheck }) {
  const where = OPENING_PLACES[about];
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-filet py-3 first:border-t-0">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5', done ? 'text-sauge' : 'text-prune')} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-52">
          {CHECK_TEXTS[about] ?? about}
          <span className="sr-only">{done ? ' : c’est fait' : ' : à faire'}</span>
          {details.map((detail) => (
            <span key={detail} className="block text-sm text-encre-2">
              {detail}
            </span>
          ))}
        </p>
        {where ? (
          <TextLink to={where.to} className="-my-2 inline-flex min-h-11 items-center text-sm">
            {where.label}
          </TextLink>
        ) : done ? null : (
          <code className="rounded-md bg-lin px-1.5 text-sm wrap-anywhere">{about}</code>
        )}
        {about === 'TURN_URL' ? <RelayTest /> : null}
      </div>
    </li>
  );
}

const FAILURES: Record<Exclude<RelayVerdict['outcome'], 'works'>, string> = {
  unsupported:
    'Ce navigateur ne sait pas passer d’appel. Essayez avec un autre, ou une version plus récente.',
  missing: 'Aucun relais n’est réglé. Donnez TURN_URL et TURN_SECRET au serveur, puis redémarrez-le.',
  refused:
    'Le relais refuse nos identifiants (401). TURN_SECRET n’est pas son static-auth-secret, ou son horloge est fausse.',
  unreachable:
    'Le relais ne répond pas. Vérifiez que coturn tourne, et que ses ports 3478 et 5349 sont ouverts.',
  silent:
    'Le relais répond, mais rien n’y passe en dix secondes. Vérifiez que ses ports de relais sont ouverts (49152 à 65535, en UDP).',
};

/** Tests the TURN relay from this browser, acting as both callers. */
function RelayTest() {
  const test = useMutation({
    mutationFn: async () => tryRelay((await deskContentApi.relay.call()).iceServers),
  });
  const { data: verdict, isPending } = test;
  return (
    <div className="mt-2 grid basis-full justify-items-start gap-2">
      <Button
        size="small"
        variant="secondary"
        pending={isPending}
        pendingLabel="Test du relais…"
        onClick={() => test.mutate()}
      >
        {verdict || test.error ? 'Tester de nouveau le relais' : 'Tester le relais'}
      </Button>
      {verdict?.outcome === 'works' ? (
        <Alert tone="success">{`Le relais fonctionne (${verdict.ms}\u00a0ms).`}</Alert>
      ) : verdict ? (
        <Alert tone="error">{FAILURES[verdict.outcome]}</Alert>
      ) : null}
      <FailureAlert error={test.error} failed="Le test n’a pas pu se faire. Veuillez réessayer." />
    </div>
  );
}
