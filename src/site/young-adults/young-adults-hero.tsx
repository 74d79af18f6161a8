import { LOVE_TEST_PATH, SIGN_UP_PATH } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { portraitUrl } from '../shared/portraits.ts';

export function YoungHero() {
  return (
    <section className="overflow-hidden bg-rosee">
      <div className="page-width relative grid items-end gap-x-10 gap-y-10 pt-12 lg:grid-cols-[1.1fr_1fr] lg:pt-16">
        <div className="grid justify-items-start gap-6 lg:pb-24">
          <p className="rounded-full bg-carte px-4 py-1.5 text-sm font-semibold text-prune">
            L’amour sérieux, sans se prendre au sérieux
          </p>
          <h1 className="text-display">
            Vous avez entre <span className="inline-block max-w-full">25 et 35 ans ?</span>
          </h1>
          <p className="max-w-xl text-lg lg:text-xl lg:leading-normal">
            Vous avez fait défiler assez de visages. Ici, quatre personnes qui vous ressemblent, des coachs
            qui vous écoutent, et le temps de rencontrer quelqu’un.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={SIGN_UP_PATH} size="large">
              Découvrir gratuitement
            </ButtonLink>
            <ButtonLink to={LOVE_TEST_PATH} size="large" variant="secondary">
              Faire le test amoureux
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden="true" className="relative mx-auto w-full max-w-110 self-end lg:max-w-none">
          <div className="overflow-hidden rounded-t-[999px]">
            <WalkingScene young className="block aspect-square h-auto w-full" />
          </div>
          <Face name="femme-jeune-12" className="top-[6%] -left-3 size-20 bg-lavande lg:-left-8 lg:size-28" />
          <Face
            name="homme-jeune-14"
            className="top-[16%] -right-2 size-16 bg-sauge-100 lg:-right-4 lg:size-24"
          />
        </div>
      </div>
    </section>
  );
}

function Face({ name, className }: { name: Parameters<typeof portraitUrl>[0]; className: string }) {
  return (
    <img
      src={portraitUrl(name)}
      alt=""
      width={112}
      height={112}
      className={`absolute rounded-full border-4 border-carte object-cover ${className}`}
    />
  );
}
