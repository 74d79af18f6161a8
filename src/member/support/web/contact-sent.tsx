import { focusOnMount } from '#ui/focus-on-mount.ts';
import { ANSWER_COMES, SENT } from './contact-sentences.ts';

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
