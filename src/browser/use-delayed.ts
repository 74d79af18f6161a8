import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so long: what is typed, once typing pauses. */
export function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
