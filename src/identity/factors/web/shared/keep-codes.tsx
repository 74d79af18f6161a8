import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import { BackupCodes } from './backup-codes.tsx';

interface KeepCodesProps {
  codes: readonly string[];
  of: string;
  button: string;
  onKept: () => void;
}

/** The codes are not shown again, so the user confirms that they are saved. */
export function KeepCodes({ codes, of, button, onKept }: KeepCodesProps) {
  const [kept, setKept] = useState(false);
  return (
    <>
      <BackupCodes codes={codes} of={of} />
      <Checkbox name="kept" checked={kept} onChange={(event) => setKept(event.target.checked)}>
        J’ai gardé mes codes en lieu sûr
      </Checkbox>
      <WaitingButton
        block
        missing={kept ? null : 'Gardez vos codes en lieu sûr, puis cochez la case.'}
        field="[name=kept]"
        onClick={onKept}
      >
        {button}
      </WaitingButton>
    </>
  );
}
