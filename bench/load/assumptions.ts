/** Peak hour: Thursday at 18:00 (decision 14). Assumed, not measured. */
export const HOUR = {
  comeOnTheDay: 0.1,
  ofThoseAtOnce: 0.15,
  /** Of the mix of « load », of each who is here. */
  visitsAMinute: 1,
};

/** Share of a core kept free for a rush and for the load of a node that restarts. */
export const HEADROOM = 0.4;

/** Two nodes so that one may restart. */
export const FEWEST_CORES = { Node: 2, PostgreSQL: 1, nginx: 1 };

/**
 * Machines of 8 virtual cores and 32 GB on demand, before tax, as remembered and not looked up.
 * `month`: euros for the machine.
 */
export const PRICE_LISTS = [
  { name: 'Hetzner CCX33', cores: 8, month: 50, of: '2025, to be checked' },
  { name: 'OVHcloud b3-32', cores: 8, month: 150, of: '2025, to be checked' },
  { name: 'AWS m7i.2xlarge, Paris', cores: 8, month: 320, of: '2025, to be checked' },
];
