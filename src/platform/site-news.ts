/** How a route of the desk tells what serves the public pages, in this process, that something they show has changed. */
export type SiteNews = {
  /** After the commit; when it is over the next page shows the change. */
  changed: () => Promise<void>;
  listen: (renew: () => Promise<void>) => void;
};

export function createSiteNews(): SiteNews {
  const listeners: (() => Promise<void>)[] = [];
  return {
    async changed() {
      await Promise.all(listeners.map((renew) => renew()));
    },
    listen: (renew) => void listeners.push(renew),
  };
}
