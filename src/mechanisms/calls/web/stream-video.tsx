import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

interface StreamVideoProps {
  stream: MediaStream | undefined;
  /** Who is seen. */
  label: string;
  /** One does not hear oneself, and sees oneself as in a mirror. */
  own?: boolean;
  className?: string;
}

/** What comes from a camera and a microphone, or from a microphone alone. */
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
