import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { passkeysApi } from './api.ts';
import { isGivenUp } from './passkey-support.ts';

const FAILED = 'La connexion avec une clé d’accès n’a pas abouti. Réessayez, ou utilisez votre mot de passe.';

/** @param offered as an autofill suggestion for the address, rather than in a dialog of its own */
async function logIn(offered: boolean): Promise<void> {
  const optionsJSON = await passkeysApi.beginLogIn.call();
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: offered });
  const { id, rawId, type } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const response = { clientDataJSON, authenticatorData, signature, userHandle };
  await passkeysApi.logIn.call({ response: { id, rawId, type, clientExtensionResults: {}, response } });
}

/** A failed autofill offer stays silent, unless the user chose a key that was rejected. */
function isWorthSaying(error: Error | null): error is Error {
  return isRefusal(error, 'PASSKEY_REFUSED') || isRefusal(error, 'CHALLENGE_OVER');
}

export function PasskeyLogIn({ onEntered }: { onEntered: () => Promise<void> }) {
  const pressed = useMutation({ mutationFn: () => logIn(false), onSuccess: onEntered });
  const offered = useMutation({ mutationFn: () => logIn(true), onSuccess: onEntered });
  const { mutate: offer } = offered;
  useEffect(() => {
    let here = true;
    void browserSupportsWebAuthnAutofill().then((can) => {
      if (can && here) offer();
    });
    return () => {
      here = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [offer]);
  const error = isGivenUp(pressed.error) ? null : pressed.error;
  const shown = error ?? (isWorthSaying(offered.error) ? offered.error : null);
  return (
    <div className="grid gap-3">
      <FailureAlert error={!pressed.isPending && shown} failed={FAILED} />
      <Button
        variant="secondary"
        block
        pending={pressed.isPending}
        pendingLabel="Connexion…"
        onClick={() => pressed.mutate()}
      >
        <KeyRound aria-hidden="true" />
        Me connecter avec une clé d’accès
      </Button>
    </div>
  );
}
