import { CircleCheck } from 'lucide-react';
import { focusOnMount } from '#ui/focus-on-mount.ts';

interface ReportReceiptProps {
  number: string;
  firstName: string;
  canBlock: boolean;
  hasThread: boolean;
}

export function ReportReceipt({ number, firstName, canBlock, hasThread }: ReportReceiptProps) {
  return (
    <>
      <p
        ref={focusOnMount}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-[20px] bg-sauge-100 p-4 font-semibold outline-none"
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-sauge" />
        {/* Spec 1 §8, verbatim. */}
        Utilisateur signalé avec succès.
      </p>
      <p>
        Votre signalement porte le numéro <strong className="whitespace-nowrap">{number}</strong>. Un e-mail
        vous le confirme.
      </p>
      <p>
        Il vient d’être remis à notre équipe. Une personne le lit et décide de la suite{'\u202f'}: un rappel,
        un profil masqué ou la fermeture du compte.{' '}
        {hasThread
          ? 'Vos derniers échanges restent à sa disposition, même si la conversation est supprimée. '
          : null}
        Nous ne vous proposerons plus ce profil.
      </p>
      {canBlock ? (
        <p>
          En attendant, vous pouvez bloquer {firstName}
          {'\u202f'}: plus aucun message ne vous parviendra.
        </p>
      ) : null}
    </>
  );
}
