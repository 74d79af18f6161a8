import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';

/**
 * A form that a schema checks, with what the browser and the server say of a field beside it.
 * @param others fields that are drawn without `field`
 */
export function useTypedForm<Typed extends FieldValues, Answers>(
  schema: z.ZodType<Answers, Typed>,
  defaultValues?: DefaultValues<Typed>,
  others: readonly Path<Typed>[] = [],
) {
  const form = useForm<Typed, unknown, Answers>({
    resolver: zodResolver(schema),
    ...(defaultValues && { defaultValues }),
  });
  const { formState, getFieldState, register, setError } = form;
  // A refusal can only be read beside a field that is there.
  const drawn = [...others];
  return {
    form,
    /** Whether something is said beside a field already. */
    isPlaced: Object.keys(formState.errors).length > 0,
    /** What the field of this name needs. */
    field(name: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) {
      drawn.push(name);
      return { ...register(name, options), error: getFieldState(name, formState).error?.message };
    },
    /** For `onError` of what sends the answers. @returns whether the refusal is of a field */
    placeError: (error: unknown) => showFieldErrors(error, drawn, setError),
    say: (name: Path<Typed>, message: string) =>
      setError(name, { type: 'server', message }, { shouldFocus: true }),
  };
}
