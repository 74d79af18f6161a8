import { ButtonLink } from '#ui/button.tsx';

interface InvitationProps {
  title: string;
  text: string;
  to: string;
  label: string;
}

export function Invitation({ title, text, to, label }: InvitationProps) {
  return (
    <section aria-labelledby="invitation" className="page-width pb-10 lg:pb-24">
      <div className="by-day on-dark relative grid justify-items-center gap-4 overflow-hidden rounded-[40px] bg-prune px-6 pt-8 pb-20 text-center text-white md:pb-60 lg:gap-6 lg:pt-20 lg:pb-72">
        <svg
          viewBox="0 0 800 220"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-18 w-full md:h-56 lg:h-64"
        >
          <g fill="#f4a672">
            <circle cx="400" cy="230" r="190" opacity=".14" />
            <circle cx="400" cy="230" r="145" opacity=".28" />
            <circle cx="400" cy="230" r="102" />
          </g>
          <path d="M0 190c130-30 270-24 400 0s270 26 400-6v36H0z" fill="#562149" />
        </svg>
        <h2 id="invitation" className="relative max-w-2xl">
          {title}
        </h2>
        <p className="relative max-w-xl lg:text-lg">{text}</p>
        <ButtonLink to={to} size="large" variant="light" className="relative">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
