import { Button } from '#ui/button.tsx';

export function SaveButton({ editing, pending }: { editing: boolean; pending: boolean }) {
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
