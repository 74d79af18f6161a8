import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { deskStaffApi } from './api.ts';
import { DESK_LOG_IN_PATH } from './desk-session.ts';

/** A full page load clears the desk from memory. */
export function LogOutOfDesk() {
  const logOut = useMutation(
    deskStaffApi.logOut.mutationOptions({ onSuccess: () => window.location.replace(DESK_LOG_IN_PATH) }),
  );
  return (
    <>
      <FailureAlert error={logOut.error} failed="La déconnexion n’a pas abouti. Réessayez." />
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start px-3"
        pending={logOut.isPending || logOut.isSuccess}
        onClick={() => logOut.mutate({})}
      >
        <LogOut aria-hidden="true" />
        Se déconnecter
      </Button>
    </>
  );
}
