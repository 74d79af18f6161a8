import { Dialog } from './dialog.tsx';
import { type Clip, VideoClip } from './motion/video-clip.tsx';

interface VideoDialogProps {
  clip: Clip;
  open: boolean;
  onClose: () => void;
}

export function VideoDialog({ clip, open, onClose }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={clip.title} size="large">
      <VideoClip clip={clip} plays />
    </Dialog>
  );
}
