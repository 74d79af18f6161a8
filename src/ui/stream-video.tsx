import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface StreamVideoProps {
  stream: MediaStream | undefined;
  label: string;
  /** The user's own video is muted and mirrored. */
  own?: boolean;
  videoRef?: RefObject<HTMLVideoElement | null>;
  className?: string;
}

export function StreamVideo({ stream, label, own = false, videoRef, className }: StreamVideoProps) {
  const ownRef = useRef<HTMLVideoElement>(null);
  const video = videoRef ?? ownRef;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream, video]);
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
