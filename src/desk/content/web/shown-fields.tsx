import type { ComponentProps } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';

type Box = Omit<ComponentProps<typeof Checkbox>, 'children'>;

export function ShownFields({ shown, example }: { shown: Box; example: Box }) {
  return (
    <div className="grid">
      <Checkbox {...shown}>Montrer sur le site</Checkbox>
      <ExampleField {...example} />
    </div>
  );
}

export function ExampleField(example: Box) {
  return (
    <Checkbox
      {...example}
      hint="« Exemple » est alors écrit à côté ; cela disparaît du site dès qu’il s’y trouve du vrai."
    >
      C’est un exemple
    </Checkbox>
  );
}
