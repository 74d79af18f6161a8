import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

interface StreamVideoProps {
  stream: MediaStream | undefined;
  label: string;
  /** The user's own video is muted and mirrored. */
  own?: boolean;
  className?: string;
}

export function StreamVideo({ stream, label, own = false, className }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={own}
      className={classNames('size-full object-cover', own && '-scale-x-100', className)}
    />
  );
}
