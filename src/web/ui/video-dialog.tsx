import { Dialog } from './dialog.tsx';
import { type Clip, VideoClip } from './video-clip.tsx';

interface VideoDialogProps {
  clip: Clip;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same player in a window of its own; closing it stops the clip, since it is no longer there. */
export function VideoDialog({ clip, open, onOpenChange }: VideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={clip.title} size="large">
      <VideoClip clip={clip} />
    </Dialog>
  );
}
