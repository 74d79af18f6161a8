import { classNames } from './class-names.ts';
import { Portrait } from './portrait.tsx';

interface FaceProps {
  picture: string | null;
  name: string;
  className: string;
}

/** A picture beside a name, or the initial on a tint. */
export function Face({ picture, name, className }: FaceProps) {
  const shape = classNames('aspect-[4/5] w-full', className);
  if (picture === null)
    return (
      <div className={classNames(shape, 'overflow-hidden')}>
        <Portrait firstName={name} src={null} alt="" className="aspect-auto! h-full" />
      </div>
    );
  return (
    <img
      src={picture}
      alt=""
      width={480}
      height={600}
      loading="lazy"
      decoding="async"
      className={classNames(shape, 'object-cover')}
    />
  );
}
