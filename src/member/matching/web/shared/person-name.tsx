import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

interface PersonNameProps extends ComponentProps<'h2'> {
  firstName: string;
  age: number;
}

export function PersonName({ firstName, age, className, ...rest }: PersonNameProps) {
  return (
    <h2 {...rest} className={classNames('text-[2rem] leading-[1.1] wrap-anywhere', className)}>
      {firstName}, {age}&nbsp;ans
    </h2>
  );
}
