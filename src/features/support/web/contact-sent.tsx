import { focusOnMount } from '#web/ui/focus-on-mount.ts';

/** Spec 2 §8, to the letter. */
export function ContactSent() {
  return (
    <div role="status" className="grid gap-2 rounded-[20px] bg-sauge-100 p-5">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-sauge outline-none">
        Message envoyé !
      </h3>
      <p>Nous vous répondrons dans les plus brefs délais.</p>
    </div>
  );
}
