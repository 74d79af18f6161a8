import { Button } from '#ui/button.tsx';

export interface Earlier {
  exist: boolean;
  loading: boolean;
  failed: string | null;
  load: () => Promise<unknown>;
}

/** Loads the messages before those shown, while there are any. Placed above them. */
export function EarlierMessages({ earlier: { exist, loading, failed, load } }: { earlier: Earlier }) {
  if (!exist) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        pending={loading}
        pendingLabel="Chargement…"
        onClick={() => void load()}
      >
        Messages précédents
      </Button>
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {failed}
        </p>
      ) : null}
    </div>
  );
}
