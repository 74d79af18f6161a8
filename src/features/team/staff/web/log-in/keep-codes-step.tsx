import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { BackupCodes } from '../shared/backup-codes.tsx';

/** The last step of an enrolment: the codes are not seen again, so that one says that they are kept. */
export function KeepCodesStep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
          Vos codes de secours
        </h1>
        <p className="text-encre-2">
          Sans votre téléphone, chacun de ces codes ouvre une session, une seule fois. Ils ne seront plus
          affichés : gardez-les ailleurs que sur votre téléphone.
        </p>
      </div>
      <BackupCodes codes={codes} />
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        J’ai gardé mes codes en lieu sûr
      </Checkbox>
      <Button block disabled={!kept} onClick={onKept}>
        Ouvrir mon bureau
      </Button>
    </>
  );
}
