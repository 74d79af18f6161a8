import { type ReactNode, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { errorSentence, isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { currentTime } from '#browser/clock.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { ConsentBox } from '#identity/consents/web/shared/consent-box.tsx';
import { type FormDraft, useTyped } from '#identity/drafts/web/shared/use-form-draft.ts';
import { parisDay } from '#lib/french-date.ts';
import { GENDERS } from '#lib/gender.ts';
import type { NewProfile } from '#member/membership/contract.ts';
import { type ChosenPhotos, GuidedPhotos } from '#member/photos/web/guided-photos.tsx';
import { checkBirthDate } from '#member/profile/rules.ts';
import {
  BioField,
  BirthDateField,
  ChildrenField,
  GenderField,
  NameFields,
  ProfileCityField,
} from '#member/profile/web/shared/profile-fields.tsx';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import { type ProfileFormAnswers, type ProfileFormInput, profileFormSchema } from './profile-form-schema.ts';
import { useCreateProfile } from './use-create-profile.ts';

const ageDoubt = lazyPart(
  () => import('./age-doubt.tsx'),
  ({ AgeDoubt }) => AgeDoubt,
);

/** In page order: the first invalid field gets the focus. */
const FIELDS = [
  'first_name',
  'last_name',
  'gender',
  'birth_date',
  'city_code',
  'has_children',
  'password',
  'accepts_terms',
  'accepts_love_life_use',
  'bio',
] as const;

/** Saved draft: without password, consents and photos. */
export const profileDraft = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    gender: z.enum(GENDERS).optional().catch(undefined),
    birth_date: z.string(),
    city_code: z.string(),
    city_text: z.string(),
    has_children: z.enum(['oui', 'non']).optional().catch(undefined),
    bio: z.string(),
  })
  .partial();
export type ProfileDraft = z.infer<typeof profileDraft>;

const BLANK = { first_name: '', last_name: '', birth_date: '', city_code: '', city_text: '', bio: '' };

interface ProfileFormProps {
  email: string;
  draft: FormDraft<ProfileDraft>;
}

export function ProfileForm({ email, draft }: ProfileFormProps) {
  const [photos, setPhotos] = useState<ChosenPhotos>([null, null, null]);
  const schema = useMemo(() => profileFormSchema(parisDay(currentTime())), []);
  const form = useForm<ProfileFormInput, unknown, ProfileFormAnswers>({
    resolver: typedResolver(schema),
    defaultValues: { ...BLANK, ...draft.answers },
  });
  useTyped(form, (typed) => draft.keep(profileDraft.safeParse(typed).data ?? {}));
  const [doubted, setDoubted] = useState<NewProfile | null>(null);
  const cityChosen = useWatch({ control: form.control, name: 'city_code' }) !== '';
  const { create, isMade, pending, error, fallback } = useCreateProfile(draft.forget, (refused) =>
    showFieldErrors(refused, FIELDS, form.setError),
  );
  const refusedFields = isRefusal(error, 'INVALID_INPUT');
  const guidedPhotos = <GuidedPhotos photos={photos} onChange={setPhotos} />;
  const failed = error && !isRefusal(error, 'PROFILE_EXISTS');
  const submit = form.handleSubmit(({ confirmation, ...profile }) => {
    if (checkBirthDate(profile.birth_date, parisDay(currentTime())) === 'too-young') setDoubted(profile);
    else create(profile, photos);
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        {isMade ? (
          <Card padding="large">{guidedPhotos}</Card>
        ) : (
          <>
            <Part place={1} title="Vous">
              <NameFields />
              <GenderField />
              <BirthDateField />
              <ProfileCityField />
              <ChildrenField />
            </Part>
            <Part place={2} title="Votre espace">
              <AccessFields email={email} />
              <ConsentFields />
              <BioField />
              {guidedPhotos}
            </Part>
          </>
        )}
        {failed ? (
          <Alert tone="error">
            {errorSentence(error, fallback)}
            {isMade
              ? ' Votre profil est créé\u202f: il ne manque que vos photos. Réessayez, ou retirez-les pour continuer sans elles.'
              : refusedFields
                ? null
                : ' Ce que vous avez écrit est toujours là.'}
          </Alert>
        ) : null}
        <ContinueButton
          cityChosen={cityChosen}
          pending={pending}
          // A submission: from then on, each error disappears with its correction.
          onAsked={() => void submit()}
        />
      </form>
      {doubted ? (
        <Lazy part={ageDoubt}>
          {(AgeDoubt) => (
            <AgeDoubt
              profile={doubted}
              onCorrect={() => {
                setDoubted(null);
                form.setFocus('birth_date');
              }}
              onConfirm={() => {
                setDoubted(null);
                create(doubted, photos);
              }}
            />
          )}
        </Lazy>
      ) : null}
    </FormProvider>
  );
}

interface ContinueButtonProps {
  cityChosen: boolean;
  pending: boolean;
  onAsked: () => void;
}

function ContinueButton({ cityChosen, pending, onAsked }: ContinueButtonProps) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <WaitingButton
        type="submit"
        size="large"
        block
        className="sm:w-auto sm:min-w-72"
        missing={cityChosen ? null : 'Pour continuer, choisissez votre ville dans la liste.'}
        onAsked={onAsked}
        upfront
        pending={pending}
        pendingLabel="Création de votre profil…"
      >
        Continuer
      </WaitingButton>
    </div>
  );
}

const PARTS = 2;

function Part({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    // A listbox may overflow onto the next card.
    <Card as="section" aria-labelledby={id} padding="large" className="grid gap-6 overflow-visible!">
      <div>
        <p className="text-sm font-semibold text-sauge">
          Partie {place} sur {PARTS}
        </p>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </Card>
  );
}

function AccessFields({ email }: { email: string }) {
  const { register, formState } = useFormContext<ProfileFormInput>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Adresse e-mail"
        hint="Déjà confirmée. Aucun membre ne la voit."
        type="email"
        autoComplete="email"
        value={email}
        readOnly
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label="Mot de passe"
          autoComplete="new-password"
          hint={`${PASSWORD_MIN_LENGTH} caractères au moins.`}
          error={errors.password?.message}
          {...register('password', { deps: ['confirmation'] })}
        />
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          hint="Le même, une seconde fois."
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
      </div>
    </>
  );
}

/** Two separate boxes, unticked by default (D6). */
function ConsentFields() {
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
