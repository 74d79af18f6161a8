/** In a box of 40 × 32: a sun rising over a wave. */
export const LOGO_SHAPES = {
  halo: 'M4 25a16 16 0 0 1 32 0Z',
  sun: 'M10 25a10 10 0 0 1 20 0Z',
  horizon: 'M2 25q9-5 18 0t18 0',
  rays: 'M20 3v3M6.5 8.5l2 2M33.5 8.5l-2 2',
};
