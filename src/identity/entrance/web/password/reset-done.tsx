import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { PASSWORD_RESET } from '../sentences.ts';
import { AFTER_RESET } from './after-reset.ts';

/** Spec 2 §2. */
const REDIRECT_DELAY_MS = 3000;

export function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(
      () => void navigate(LOG_IN_PATH, { replace: true, state: AFTER_RESET }),
      REDIRECT_DELAY_MS,
    );
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="grid justify-items-start gap-6">
      <CircleCheck aria-hidden="true" className="size-14 text-sauge" />
      <h1 ref={focusOnMount} tabIndex={-1}>
        {PASSWORD_RESET}
      </h1>
      <p role="status" className="text-lg">
        La page de connexion s’ouvrira dans quelques secondes.
      </p>
      <ButtonLink to={LOG_IN_PATH} replace state={AFTER_RESET}>
        Se connecter maintenant
      </ButtonLink>
    </div>
  );
}
