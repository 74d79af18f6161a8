import { focusOnMount } from '#ui/focus-on-mount.ts';

/** @param mailed whether the author gave an address */
export function NoticeReceipt({ number, mailed }: { number: string; mailed: boolean }) {
  return (
    <div role="status" className="grid gap-3 rounded-[20px] bg-sauge-100 p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 text-sauge outline-none">
        Votre signalement est bien arrivé
      </h2>
      <p>
        Gardez son numéro : <strong className="font-semibold">{number}</strong>.
      </p>
      <p>Une personne de l’équipe le lit et décide.{mailed ? ' Nous vous écrivons sa décision.' : null}</p>
    </div>
  );
}
