import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'>;

const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';

/** Same as Lucide, for the first load of public pages, where its component is too heavy. Elsewhere: `lucide-react`. */
function LightIcon({ path, ...rest }: IconProps & { path: string }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

export function Check(props: IconProps) {
  return <LightIcon path="M20 6 9 17l-5-5" {...props} />;
}

export function ChevronDown(props: IconProps) {
  return <LightIcon path="m6 9 6 6 6-6" {...props} />;
}

export function CircleAlert(props: IconProps) {
  return <LightIcon path={`${CIRCLE}M12 8v4M12 16h.01`} {...props} />;
}

export function CircleCheck(props: IconProps) {
  return <LightIcon path={`${CIRCLE}M16 9l-5.5 5.5L8 12`} {...props} />;
}

export function Info(props: IconProps) {
  return <LightIcon path={`${CIRCLE}M12 16v-4M12 8h.01`} {...props} />;
}

export function Mail(props: IconProps) {
  return (
    <LightIcon
      path="m22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
      {...props}
    />
  );
}
