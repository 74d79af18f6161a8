import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { typedResolver } from './typed-resolver.ts';

/** Shows errors of browser and server beside their field. @param others fields rendered without `field` */
export function useTypedForm<Typed extends FieldValues, Answers>(
  schema: z.ZodType<Answers, Typed>,
  defaultValues?: DefaultValues<Typed>,
  others: readonly Path<Typed>[] = [],
) {
  const form = useForm<Typed, unknown, Answers>({
    resolver: typedResolver(schema),
    ...(defaultValues && { defaultValues }),
  });
  const { formState, getFieldState, register, setError } = form;
  // An error can only be shown beside a rendered field.
  const drawn = [...others];
  return {
    form,
    isPlaced: Object.keys(formState.errors).length > 0,
    field(name: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) {
      drawn.push(name);
      return { ...register(name, options), error: getFieldState(name, formState).error?.message };
    },
    /**
     * For `onError` of the mutation.
     * @returns whether the error belongs to a field
     */
    placeError: (error: unknown) => showFieldErrors(error, drawn, setError),
    say: (name: Path<Typed>, message: string) =>
      setError(name, { type: 'server', message }, { shouldFocus: true }),
  };
}
