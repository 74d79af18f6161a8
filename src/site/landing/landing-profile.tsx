import { Criteria } from '../shared/criteria.tsx';
import { PhoneMockUp } from './landing-phone.tsx';

export function ProfileExample() {
  return (
    <section aria-labelledby="une-affinite-expliquee" className="page-width py-8 lg:py-28">
      <div className="grid items-center gap-10 rounded-[40px] bg-lavande px-5 pt-12 pb-8 sm:px-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16 lg:px-16 lg:py-0">
        <div className="grid content-center gap-5 lg:order-2 lg:py-14">
          <h2 id="une-affinite-expliquee">Quatre personnes, et de bonnes raisons de les rencontrer</h2>
          <p className="text-lg">
            Pas de catalogue. Votre sélection tient en quatre profils, chacun avec un score de connexion
            amoureuse que nous vous expliquons.
          </p>
          <Criteria className="mt-3" />
        </div>
        <PhoneMockUp className="lg:-my-16" />
      </div>
    </section>
  );
}
