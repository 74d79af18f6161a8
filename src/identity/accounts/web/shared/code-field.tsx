import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

function focusField(field: HTMLElement | null): void {
  field?.querySelector('input')?.focus();
}

export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <div ref={focusField}>
      <TextField
        label="Code de votre application, ou code de secours"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...props}
      />
    </div>
  );
}
