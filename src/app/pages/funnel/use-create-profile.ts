import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { endSession, refreshSession } from '#browser/session/session.ts';
import { REGISTRATION_EMAIL, removeStored } from '#browser/storage.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { PHOTO_UPLOAD_FAILED } from '#member/photos/contract.ts';
import type { CroppedPhoto } from '#member/photos/web/photo-file.ts';
import { saveOnlyPhoto } from '#member/photos/web/shared/api.ts';
import type { NewProfile } from '#member/sign-up/contract.ts';
import { signUpApi } from './sign-up-api.ts';

/** Spec 1 §8, verbatim. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la création de votre profil. Veuillez réessayer.';

/** An existing profile counts as success. If only the upload fails, a retry only repeats the upload. */
export function useCreateProfile(onMade: () => void, onRefused: (error: Error) => void) {
  const navigate = useNavigate();
  const [isMade, setMade] = useState(false);

  async function goOn() {
    removeStored(REGISTRATION_EMAIL);
    // Best effort: the profile is created, and the next page refetches the session.
    await refreshSession().catch(() => undefined);
    await navigate('/inscription/preferences');
  }
  const photoMutation = useMutation({
    mutationFn: async (photo: CroppedPhoto | null) => {
      if (photo) await saveOnlyPhoto(photo);
    },
    onSuccess: goOn,
  });
  const profileMutation = useMutation({
    mutationFn: (profile: NewProfile) => signUpApi.finish.call(profile),
    // The password must not outlive the page.
    gcTime: 0,
  });

  function createThenSend(profile: NewProfile, photo: CroppedPhoto | null) {
    const sendPhoto = () => {
      setMade(true);
      photoMutation.mutate(photo);
    };
    profileMutation.mutate(profile, {
      onSuccess: () => {
        void track('basic_profile');
        onMade();
        sendPhoto();
      },
      onError: (error) => {
        if (isRefusal(error, 'PROFILE_EXISTS')) sendPhoto();
        else if (isRefusal(error, 'UNDER_AGE')) void endSession('under-age');
        else onRefused(error);
      },
    });
  }
  return {
    create: (profile: NewProfile, photo: CroppedPhoto | null) => {
      photoMutation.reset();
      if (isMade) photoMutation.mutate(photo);
      else createThenSend(profile, photo);
    },
    /** The profile is created, and only the photo is missing. */
    isMade,
    pending: photoMutation.isPending || profileMutation.isPending,
    error: photoMutation.error ?? profileMutation.error,
    fallback: photoMutation.error ? PHOTO_UPLOAD_FAILED : PROFILE_FAILED,
  };
}
