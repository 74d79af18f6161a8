import { KeepCodes } from '#identity/second-factor/web/shared/keep-codes.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';

export function KeepCodesStep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
      <KeepCodes codes={codes} of="espace de l’équipe" button="Ouvrir mon bureau" onKept={onKept} />
    </>
  );
}
