import { Camera } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function CaptureButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      className="justify-self-start"
      onClick={onClick}
    >
      <Camera aria-hidden="true" />
      Me prendre en photo
    </Button>
  );
}
