import { Flag } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function ReportWords({ onReport }: { onReport: () => void }) {
  return (
    <Button variant="quiet" size="small" className="justify-self-start" onClick={onReport}>
      <Flag aria-hidden="true" />
      Signaler ce mot
    </Button>
  );
}
