import { useFormContext } from 'react-hook-form';
import { LOVE_LIFE_STATEMENT } from '#features/accounts/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/link.tsx';
import type { ProfileFormInput } from './profile-form-schema.ts';

/** Two consents, two boxes, neither ticked beforehand (D6). */
export function ConsentFields() {
  const { register, formState } = useFormContext<ProfileFormInput>();
  const { errors } = formState;
  return (
    <>
      <Checkbox error={errors.accepts_terms?.message} {...register('accepts_terms')}>
        J’accepte les <NewTabLink to="/cgu">conditions générales d’utilisation (CGU)</NewTabLink> et la{' '}
        <NewTabLink to="/privacy">politique de confidentialité</NewTabLink>.
      </Checkbox>
      <Checkbox
        error={errors.accepts_love_life_use?.message}
        hint="Ces réponses touchent à votre intimité : la loi (RGPD, article 9) demande pour elles un accord à part. Votre profil amoureux et votre quiz ne sont montrés à aucun membre. Vous pourrez retirer cet accord à tout moment dans « Mon compte » : ces réponses seront alors effacées."
        {...register('accepts_love_life_use')}
      >
        {LOVE_LIFE_STATEMENT}
      </Checkbox>
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
