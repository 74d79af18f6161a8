export type SiteNews = {
  /** After the commit; once it resolves the next page shows the change. */
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
