import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { leaveSession, refreshSession } from '#browser/session/session.ts';
import { REGISTRATION_EMAIL, removeStored } from '#browser/storage.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import type { NewProfile } from '#member/membership/contract.ts';
import { PHOTO_UPLOAD_FAILED } from '#member/photos/contract.ts';
import type { ChosenPhotos } from '#member/photos/web/guided-photos.tsx';
import { saveOnlyPhotos } from '#member/photos/web/shared/api.ts';
import { signUpApi } from './sign-up-api.ts';

/** Verbatim from spec 1 §8. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la création de votre profil. Veuillez réessayer.';

/** An existing profile counts as success. If only the upload fails, a retry repeats only the upload. */
export function useCreateProfile(onMade: () => void, onRefused: (error: Error) => void) {
  const navigate = useNavigate();
  const [isMade, setMade] = useState(false);

  async function goOn() {
    removeStored(REGISTRATION_EMAIL);
    // Best effort: the profile is created, and the next page refetches the session.
    await refreshSession().catch(() => undefined);
    await navigate('/inscription/preferences');
  }
  const photosMutation = useMutation({
    mutationFn: (photos: ChosenPhotos) => saveOnlyPhotos(photos.filter((photo) => photo !== null)),
    onSuccess: goOn,
  });
  const profileMutation = useMutation({
    mutationFn: (profile: NewProfile) => signUpApi.finish.call(profile),
    // The password must not outlive the page.
    gcTime: 0,
  });

  function createThenSend(profile: NewProfile, photos: ChosenPhotos) {
    const sendPhotos = () => {
      setMade(true);
      photosMutation.mutate(photos);
    };
    profileMutation.mutate(profile, {
      onSuccess: () => {
        void track('basic_profile');
        onMade();
        sendPhotos();
      },
      onError: (error) => {
        if (isRefusal(error, 'PROFILE_EXISTS')) sendPhotos();
        else if (isRefusal(error, 'UNDER_AGE')) void leaveSession('under-age');
        else onRefused(error);
      },
    });
  }
  return {
    create: (profile: NewProfile, photos: ChosenPhotos) => {
      photosMutation.reset();
      if (isMade) photosMutation.mutate(photos);
      else createThenSend(profile, photos);
    },
    /** True once the profile is created and only the photos are missing. */
    isMade,
    pending: photosMutation.isPending || profileMutation.isPending,
    error: photosMutation.error ?? profileMutation.error,
    fallback: photosMutation.error ? PHOTO_UPLOAD_FAILED : PROFILE_FAILED,
  };
}
