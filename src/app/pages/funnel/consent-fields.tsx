import { useFormContext } from 'react-hook-form';
import { ConsentBox } from '#identity/accounts/web/shared/consent-box.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/link.tsx';
import type { ProfileFormInput } from './profile-form-schema.ts';

/** Two separate boxes, unticked by default (D6). */
export function ConsentFields() {
  const { register, formState } = useFormContext<ProfileFormInput>();
  const { errors } = formState;
  return (
    <>
      <Checkbox error={errors.accepts_terms?.message} {...register('accepts_terms')}>
        J’accepte les <NewTabLink to="/cgu">conditions générales d’utilisation (CGU)</NewTabLink> et j’ai pris
        connaissance de la <NewTabLink to="/privacy">politique de confidentialité</NewTabLink>.
      </Checkbox>
      <ConsentBox
        purpose="love-life"
        error={errors.accepts_love_life_use?.message}
        {...register('accepts_love_life_use')}
      />
    </>
  );
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </TextLink>
  );
}
