import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { endSession, refreshSession } from '#browser/session/session.ts';
import { REGISTRATION_EMAIL, removeStored } from '#browser/storage.ts';
import { track } from '#features/ad-measurement/web/shared/track.ts';
import { PHOTO_UPLOAD_FAILED } from '#features/profile/photos/contract.ts';
import type { CroppedPhoto } from '#features/profile/photos/web/photo-file.ts';
import { saveOnlyPhoto } from '#features/profile/photos/web/shared/api.ts';
import { checkBirthDate } from '#features/profile/rules.ts';
import { parisDay } from '#lib/french-date.ts';
import type { NewProfile } from '../../contract.ts';
import { signUpApi } from './sign-up-api.ts';

/** Spec 1 §8, to the letter. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la création de votre profil. Veuillez réessayer.';

/** Sends the photo, creates the profile, and goes on to the next step, as well when the profile was there already. */
export function useCreateProfile(onRefused: (error: Error) => void) {
  const navigate = useNavigate();
  const sent = useRef<CroppedPhoto | null>(undefined);
  const photoMutation = useMutation({
    mutationFn: async (photo: CroppedPhoto | null) => {
      if (photo === sent.current) return;
      await saveOnlyPhoto(photo);
      sent.current = photo;
    },
  });

  async function goOn() {
    removeStored(REGISTRATION_EMAIL);
    // The profile is there whatever becomes of this: the next page asks again by itself.
    await refreshSession().catch(() => undefined);
    await navigate('/inscription/preferences');
  }
  const profileMutation = useMutation({
    mutationFn: (profile: NewProfile) => signUpApi.finish.call(profile),
    // The password must not outlive the page.
    gcTime: 0,
    onSuccess: async () => {
      void track('basic_profile');
      await goOn();
    },
    onError: async (error) => {
      if (isRefusal(error, 'PROFILE_EXISTS')) await goOn();
      else if (isRefusal(error, 'UNDER_AGE')) await endSession('under-age');
      else onRefused(error);
    },
  });
  return {
    create: (profile: NewProfile, photo: CroppedPhoto | null) => {
      profileMutation.reset();
      // Nothing more is asked of someone who is too young: the server ends the attempt.
      if (checkBirthDate(profile.birth_date, parisDay(new Date())) === 'too-young') {
        profileMutation.mutate(profile);
        return;
      }
      photoMutation.mutate(photo, { onSuccess: () => profileMutation.mutate(profile) });
    },
    pending: photoMutation.isPending || profileMutation.isPending,
    error: photoMutation.error ?? profileMutation.error,
    fallback: photoMutation.error ? PHOTO_UPLOAD_FAILED : PROFILE_FAILED,
  };
}
