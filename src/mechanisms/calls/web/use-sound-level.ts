import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 120;
/** Of a voice close by, as the analyser measures it. */
const LOUD = 0.25;

/** The level of a microphone, from 0 to 1. */
export function useSoundLevel(stream: MediaStream): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!('AudioContext' in window) || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = window.setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) / LOUD));
    }, LOOK_EVERY_MS);
    return () => {
      window.clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}
