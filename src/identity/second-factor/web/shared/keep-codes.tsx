import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
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
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        J’ai gardé mes codes en lieu sûr
      </Checkbox>
      <Button block disabled={!kept} onClick={onKept}>
        {button}
      </Button>
    </>
  );
}
