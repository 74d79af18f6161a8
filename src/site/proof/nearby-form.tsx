import { createElement } from 'react';
import { NEARBY_KM } from '#member/photos/rules.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Asks for the number of members around a town; hidden without scripts, since it would do nothing. */
export function NearbyForm() {
  return createElement(
    'nearby-count',
    {
      class: 'grid content-start gap-2.5',
      'data-choice': buttonStyle({ variant: 'quiet', size: 'small' }),
    },
    <form className="grid gap-1.5 in-[nearby-count:not(:defined)]:hidden">
      <label htmlFor="ville" className="font-semibold">
        {`Membres à ${NEARBY_KM}\u00a0km environ de votre ville`}
      </label>
      <div className="flex gap-2">
        <input
          id="ville"
          name="ville"
          required
          minLength={2}
          maxLength={80}
          autoComplete="address-level2"
          placeholder="Nantes, 44000…"
          className="input-frame min-w-0 flex-1"
        />
        <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
          Voir
        </button>
      </div>
    </form>,
    <p role="status" data-answer className="font-medium empty:hidden" />,
    <ul data-others aria-label="Autres villes" className="flex flex-wrap gap-2 empty:hidden" />,
  );
}
