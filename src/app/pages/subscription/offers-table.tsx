import { SOLD_SERVICES } from '#member/membership/rules.ts';
import { SERVICES } from '#member/membership/texts/services.ts';
import { useOffers } from '#member/membership/web/shared/use-offers.ts';
import { classNames } from '#ui/class-names.ts';

/** Service, current price, later price (D23). On phones a row becomes three lines. */
export function OffersTable() {
  const offers = useOffers();
  return (
    <div className="overflow-hidden rounded-card border border-filet bg-carte">
      <table className="w-full text-left">
        <caption className="sr-only">Ce que coûte chaque service</caption>
        <thead className="bg-lin text-sm max-sm:sr-only">
          <tr>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Service
            </th>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Aujourd’hui
            </th>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Prix envisagé, si vous l’acceptez un jour
            </th>
          </tr>
        </thead>
        <tbody>
          {SOLD_SERVICES.map((key) => ({ key, ...SERVICES[key], ...offers[key] })).map(
            ({ name, today, price, per, features }, place) => (
              <tr
                key={name}
                className="border-t border-filet first:border-t-0 max-sm:grid max-sm:gap-1 max-sm:p-5"
              >
                <th scope="row" className={classNames(cell, 'font-normal')}>
                  <span className="block font-title text-h3 font-semibold">{name}</span>
                  {place > 0 ? (
                    <span className="block text-sm text-encre-2">{features.slice(0, 2).join(' · ')}</span>
                  ) : null}
                </th>
                <td className={classNames(cell, 'text-lg font-semibold whitespace-nowrap text-sauge')}>
                  <Label>Aujourd’hui</Label>
                  {today}
                </td>
                <td className={cell}>
                  <Label>Prix envisagé</Label>
                  <span className="whitespace-nowrap">
                    {price} {per}
                  </span>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'align-top sm:px-6 sm:py-4';

/** Column name, where the table header is hidden. */
function Label({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="mr-2 text-sm font-normal text-encre-2 sm:hidden"
    >{`${children} :`}</span>
  );
}
