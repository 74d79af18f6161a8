import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export function useTyped<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, FieldValues>, 'subscribe'>,
  onTyped: (values: Values) => void,
): void {
  const tell = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  );
}
