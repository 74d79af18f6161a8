import type { ComponentProps } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import type { ConsentPurpose } from '../../rules.ts';
import { CONSENT_STATEMENTS } from '../../texts.ts';

type ConsentBoxProps = Omit<ComponentProps<typeof Checkbox>, 'children' | 'hint'> & {
  purpose: Exclude<ConsentPurpose, 'terms'>;
};

/** The checkbox of one consent, never pre-ticked, with the whole text that its proof covers. */
export function ConsentBox({ purpose, ...rest }: ConsentBoxProps) {
  const { statement, details } = CONSENT_STATEMENTS[purpose];
  return (
    <Checkbox
      {...rest}
      hint={details.map((detail) => (
        <span key={detail} className="block not-first:mt-2">
          {detail}
        </span>
      ))}
    >
      {statement}
    </Checkbox>
  );
}
