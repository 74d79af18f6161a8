import { type ComponentProps, useId } from 'react';

/** A honeypot for bots: hidden from people, including users of assistive technology. */
export function HoneypotField(field: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={id}>Ne remplissez pas ce champ</label>
      <input {...field} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
