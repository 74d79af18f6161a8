import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '#features/consent/web/announce.ts';
import { client } from '#web/api.ts';
import { REGISTRATION_EMAIL, removeStored } from '#web/browser-storage.ts';
import { isRefusal } from '#web/error-sentence.ts';
import { refreshSession } from '#web/session.ts';
import { type NewProfile, PHOTO_UPLOAD_FAILED } from '../contract.ts';

/** Spec 1 §8, to the letter. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la création de votre profil. Veuillez réessayer.';

/** Sends the photo, creates the profile, and goes on to the next step, as well when the profile was there already. */
export function useCreateProfile(onRefused: (error: Error) => void) {
  const navigate = useNavigate();
  const sent = useRef<File | null>(undefined);
  const photoMutation = useMutation({
    mutationFn: async (photo: File | null) => {
      if (photo === sent.current) return;
      // What the page shows is what is kept: an earlier visit may have left a photo.
      if (photo) await client.profiles.savePhoto({ photo });
      else await client.profiles.removePhoto();
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
    mutationFn: (profile: NewProfile) => client.profiles.create(profile),
    // The password must not outlive the page.
    gcTime: 0,
    onSuccess: async () => {
      void announce('basic_profile');
      await goOn();
    },
    onError: async (error) => {
      if (isRefusal(error, 'PROFILE_EXISTS')) await goOn();
      else onRefused(error);
    },
  });
  return {
    create: (profile: NewProfile, photo: File | null) => {
      profileMutation.reset();
      photoMutation.mutate(photo, { onSuccess: () => profileMutation.mutate(profile) });
    },
    pending: photoMutation.isPending || profileMutation.isPending,
    error: photoMutation.error ?? profileMutation.error,
    fallback: photoMutation.error ? PHOTO_UPLOAD_FAILED : PROFILE_FAILED,
  };
}
