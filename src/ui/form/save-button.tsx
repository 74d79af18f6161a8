import { Button } from '../button.tsx';

/** Of a step of the way in, or of the same answers when they are changed later. */
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
