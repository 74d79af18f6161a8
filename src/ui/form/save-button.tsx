import { Button } from '../button.tsx';

/** Submits a step of the funnel, or the same answers when edited later. */
export function SaveButton({ editing = false, pending }: { editing?: boolean; pending: boolean }) {
  return (
    <Button
      type="submit"
      size="large"
      block
      className="justify-self-center sm:w-auto sm:min-w-72"
      pending={pending}
      pendingLabel="Enregistrement…"
    >
      {editing ? 'Enregistrer' : 'Continuer'}
    </Button>
  );
}
