import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { MemberFile } from '../contract.ts';
import { ACT_FAILED, RESEND_LABELS } from '../texts.ts';
import { deskMembersApi } from './shared/api.ts';

/** The resent mail has a new link, which revokes the earlier one. */
export function ResendButton({ file: { id, resendable } }: { file: MemberFile }) {
  const resend = useDeskChange(deskMembersApi, deskMembersApi.resend.mutationOptions(), {
    said: 'L’e-mail part avec un nouveau lien.',
  });
  return (
    <>
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
    </>
  );
}
