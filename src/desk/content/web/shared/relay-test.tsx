import { useMutation } from '@tanstack/react-query';
import { type RelayVerdict, tryRelay } from '#mechanisms/calls/web/shared/try-relay.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { deskContentApi } from './api.ts';

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

/** Tries the relay of calls from this browser, as two callers would. */
export function RelayTest() {
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
