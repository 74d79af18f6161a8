import { focusOnMount } from '#ui/focus-on-mount.ts';

export function ContactSent() {
  return (
    <div role="status" className="grid gap-2 rounded-[20px] bg-sauge-100 p-5">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-sauge outline-none">
        {SENT}
      </h3>
      <p>{ANSWER_COMES}</p>
    </div>
  );
}

/** Spec 2 §8, verbatim. */
export const SENT = 'Message envoyé !';
export const ANSWER_COMES = 'Nous vous répondrons dans les plus brefs délais.';
